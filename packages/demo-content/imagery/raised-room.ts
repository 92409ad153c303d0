import { mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { computeLight, computeLuma, type Light, toDisplayedColor, toLinear } from "./recolored";
import { isWood, styles } from "./styles";

/**
 * `npm run imagery:raised-room`: makes the visualizer's second room from two pictures of one render. One has cream
 * doors (kitchen-3), the other dark wood doors (kitchen-4). The cabinets are where the two differ, and the cream doors show
 * how much light reaches them. It renders nothing and takes a minute and a half on one processor.
 */
const images = fileURLToPath(new URL("../images/", import.meta.url));
const size = { width: 1600, height: 900 };
const webp = { quality: 84, alphaQuality: 92, smartSubsample: true, effort: 5 };
/** The paint of kitchen-3 (`scenepost.py`). */
const paint = "#e9e1d0";
/** The part of the light that a door reflects without its color. */
const gloss = 0.012;

const cream = await computeLight(sharp(`${images}scenes/kitchen-3.webp`).resize(size));
const wood = await computeLight(sharp(`${images}scenes/kitchen-4.webp`).flop().resize(size));
/** Brighter pixels belong to the window, where the film curve no longer separates levels of light. */
const brightestWood = 1.2;
const pixels = size.width * size.height;
/** The brightness of the wood relative to the paint; 1 outside the doors. */
const darker = smoothValues(
  Float32Array.from({ length: pixels }, (_, at) => {
    const left = computeLuma(wood.values, at * 3);
    return left > brightestWood ? 1 : (left + 0.01) / (computeLuma(cream.values, at * 3) + 0.01);
  }),
  1,
);
const cabinets = darker.map((ratio) => Math.min(1, Math.max(0, (0.9 - ratio) / 0.35)));
const grain = computeGrain(darker, cabinets);
const tint = computeTint(cream, cabinets);
const parts = {
  main: cabinets.map((share, at) => (isIsland(at) ? 0 : share)),
  island: cabinets.map((share, at) => (isIsland(at) ? share : 0)),
};

await mkdir(`${images}visualizer`, { recursive: true });
const base = await sharp(`${images}scenes/kitchen-3.webp`).resize(size).removeAlpha().raw().toBuffer();
const only = process.argv.slice(2);
if (only.length === 0)
  await sharp(base, { raw: { ...size, channels: 3 } })
    .webp(webp)
    .toFile(`${images}visualizer/raised-base.webp`);
for (const style of styles) {
  if (only.length > 0 && !only.includes(style.code)) continue;
  for (const part of ["main", "island"] as const) {
    const layer = createLayer(cream, parts[part], style.swatch, isWood(style));
    await sharp(layer, { raw: { ...size, channels: 4 } })
      .webp(webp)
      .toFile(`${images}visualizer/raised-${part}-${style.code}.webp`);
  }
}

/** The island covers the cabinet run below the lower edge of its counter. Its box is also visible through the sink. */
function isIsland(at: number): boolean {
  const [x, y] = [at % size.width, Math.floor(at / size.width)];
  const isInSink = y > 553 && x > 740 && x < 1010;
  return isInSink || (y > 590 && x > 487 && x < 1237);
}

/** Returns a part of the room in another color, transparent elsewhere. Over the base picture it shows the recolored room. */
function createLayer({ values }: Light, part: Float32Array, swatch: string, isWooden: boolean): Buffer {
  const old = toLinearColor(paint);
  const wanted = isWooden ? muteColor(toLinearColor(swatch)) : toLinearColor(swatch);
  const layer = Buffer.alloc(pixels * 4);
  for (let at = 0; at < pixels; at += 1) {
    const share = part[at] ?? 0;
    if (share < 0.02) continue;
    const light = computeLuma(values, at * 3) / computeLuma(old);
    const figure = isWooden ? (grain[at] ?? 1) : 1;
    const made = [0, 1, 2].map((channel) => {
      const color = (wanted[channel] ?? 0) * figure + gloss;
      return (1 - share) * (values[at * 3 + channel] ?? 0) + share * light * (tint[channel] ?? 1) * color;
    });
    const target = toDisplayedColor(made[0] ?? 0, made[1] ?? 0, made[2] ?? 0);
    const below = [0, 1, 2].map((channel) => (base[at * 3 + channel] ?? 0) / 255);
    // The lowest opacity that turns the color below into the wanted color.
    const needed = target.map((to, channel) => {
      const from = below[channel] ?? 0;
      return to < from ? (from - to) / Math.max(from, 1 / 255) : (to - from) / Math.max(1 - from, 1 / 255);
    });
    const alpha = Math.min(1, Math.max(share, ...needed));
    target.forEach((to, channel) => {
      const over = (to - (1 - alpha) * (below[channel] ?? 0)) / Math.max(alpha, 1e-3);
      layer[at * 4 + channel] = Math.round(Math.min(1, Math.max(0, over)) * 255);
    });
    layer[at * 4 + 3] = Math.round(alpha * 255);
  }
  return layer;
}

/** Returns the color of the light, measured where the film curve does not turn the paint white. */
function computeTint({ values }: Light, share: Float32Array): readonly number[] {
  const old = toLinearColor(paint);
  const sums = [0, 0, 0];
  let count = 0;
  for (let at = 0; at < pixels; at += 1) {
    const luma = computeLuma(values, at * 3);
    if ((share[at] ?? 0) < 0.99 || luma < 0.2 || luma > 0.7) continue;
    count += 1;
    for (const channel of [0, 1, 2])
      sums[channel] =
        (sums[channel] ?? 0) +
        ((values[at * 3 + channel] ?? 0) / (old[channel] ?? 1)) * (computeLuma(old) / luma);
  }
  return sums.map((sum) => sum / Math.max(1, count));
}

/** Returns the figure of the wood around 1, without the light on it. */
function computeGrain(ratio: Float32Array, share: Float32Array): Float32Array {
  const inside = ratio.map((value, at) => ((share[at] ?? 0) > 0.95 ? value : 0));
  const weight = share.map((value) => (value > 0.95 ? 1 : 0));
  const [sum, count] = [smoothValues(inside, 14), smoothValues(weight, 14)];
  return ratio.map((value, at) => {
    const around = (sum[at] ?? 0) / Math.max(count[at] ?? 0, 1e-3);
    return around > 0 && (share[at] ?? 0) > 0.95 ? Math.min(1.5, Math.max(0.55, (value / around) ** 0.7)) : 1;
  });
}

/** The mean of the square around each pixel. */
function smoothValues(values: Float32Array, radius: number): Float32Array {
  const rows = new Float32Array(values.length);
  const whole = new Float32Array(values.length);
  slide(values, rows, size.height, size.width, size.width, 1, radius);
  slide(rows, whole, size.width, size.height, 1, size.width, radius);
  return whole;
}

function slide(
  from: Float32Array,
  to: Float32Array,
  lines: number,
  length: number,
  line: number,
  step: number,
  radius: number,
): void {
  for (let number = 0; number < lines; number += 1) {
    const at = (position: number) =>
      from[number * line + Math.min(length - 1, Math.max(0, position)) * step] ?? 0;
    let sum = 0;
    for (let position = -radius; position <= radius; position += 1) sum += at(position);
    for (let position = 0; position < length; position += 1) {
      to[number * line + position * step] = sum / (2 * radius + 1);
      sum += at(position + radius + 1) - at(position - radius);
    }
  }
}

/** The film curve adds color to browns. */
function muteColor(color: readonly number[]): readonly number[] {
  const y = computeLuma(color);
  return color.map((channel) => y + 0.82 * (channel - y));
}

function toLinearColor(hex: string): readonly number[] {
  return [1, 3, 5].map((from) => toLinear(Number.parseInt(hex.slice(from, from + 2), 16) / 255));
}
