import type { Sharp } from "sharp";

/** Red, green and blue of every pixel, one after the other, as light before the film curve (`post.py`: `gt`, `display`). */
export type Light = { readonly width: number; readonly height: number; readonly values: Float32Array };

const luma = [0.2126, 0.7152, 0.0722] as const;
/** Rooms lose a tenth of their saturation after the curve. */
const saturation = 0.9;

export const toLinear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const toScreen = (v: number) => (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055);

/** Uchimura's filmic curve with the constants of `post.py`. */
function applyFilmCurve(x: number): number {
  const [P, a, m, l, c] = [1, 1.02, 0.18, 0.36, 1.16];
  const l0 = ((P - m) * l) / a;
  const S0 = m + l0;
  const S1 = m + a * l0;
  const C2 = (a * P) / (P - S1);
  const t = Math.min(Math.max(x / m, 0), 1);
  const w0 = 1 - t * t * (3 - 2 * t);
  const w2 = x > S0 ? 1 : 0;
  const w1 = 1 - w0 - w2;
  return (
    m * Math.max(x / m, 0) ** c * w0 +
    (m + a * (x - m)) * w1 +
    (P - (P - S1) * Math.exp((-C2 * (x - S0)) / P)) * w2
  );
}

/** The inverse curve, in steps of a thousandth. Light above the curve's range counts as its maximum. */
const steps = 4_000;
const brightest = 4;
const curve = Float32Array.from({ length: steps + 1 }, (_, at) => applyFilmCurve((at / steps) * brightest));

function invertFilmCurve(y: number): number {
  let from = 0;
  let to = steps;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((curve[middle] ?? 0) < y) from = middle + 1;
    else to = middle;
  }
  return (from / steps) * brightest;
}

const unfilmedSteps = 2_048;
const backwards = Float32Array.from({ length: unfilmedSteps + 1 }, (_, at) =>
  invertFilmCurve((at / unfilmedSteps) * 0.999),
);

/** Returns the light of each pixel of a room's picture. */
export async function computeLight(picture: Sharp): Promise<Light> {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const values = new Float32Array(data.length);
  for (let at = 0; at < data.length; at += 3) {
    const seen = [0, 1, 2].map((channel) => toLinear((data[at + channel] ?? 0) / 255));
    const y = computeLuma(seen);
    for (const channel of [0, 1, 2]) {
      const before = y + ((seen[channel] ?? 0) - y) / saturation;
      values[at + channel] = backwards[Math.round(Math.min(Math.max(before, 0), 1) * unfilmedSteps)] ?? 0;
    }
  }
  return { width: info.width, height: info.height, values };
}

export function computeLuma(light: ArrayLike<number>, at = 0): number {
  return luma.reduce((sum, weight, channel) => sum + weight * (light[at + channel] ?? 0), 0);
}

const forwards = Float32Array.from({ length: steps + 1 }, (_, at) => curve[at] ?? 0);

/** Converts light to the displayed color, each channel from 0 to 1. */
export function toDisplayedColor(
  red: number,
  green: number,
  blue: number,
): readonly [number, number, number] {
  const x = [red, green, blue].map(
    (v) => forwards[Math.min(steps, Math.round((Math.max(v, 0) / brightest) * steps))] ?? 1,
  );
  const y = computeLuma(x);
  const of = (v = 0) => Math.min(1, Math.max(0, toScreen(Math.max(0, y + saturation * (v - y)))));
  return [of(x[0]), of(x[1]), of(x[2])];
}
