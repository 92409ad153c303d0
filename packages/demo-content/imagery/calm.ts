/** Removes the denoiser's faint clouds from plain surfaces. Edges, wood grain and stone veins stay. */

export type Picture = {
  readonly width: number;
  readonly height: number;
  readonly channels: 3;
  readonly data: Float32Array;
};

/** Clouds are wide and weak: the filter has this radius and removes differences below this number of levels (of 255). */
const cloudRadius = 26;
const cloudLevels = 3.2;
/** A neighborhood with more contrast is an edge or a material and stays unchanged. */
const materialRadius = 5;
const plainLevels = { all: 1.6, none: 2.4 };
/** Contrast is averaged over this radius, so that a whole board is filtered or none of it. */
const boardRadius = 10;

export function smoothPicture(picture: Picture): Picture {
  const once = smoothPlain(picture);
  return smoothPlain(once);
}

/** Applies a guided filter, with the picture as its own guide, only where the neighborhood is plain. */
function smoothPlain(picture: Picture): Picture {
  const { width, height, data } = picture;
  const out = new Float32Array(data.length);
  for (let channel = 0; channel < 3; channel++) {
    const x = plane(data, channel, width * height);
    const smooth = applyGuidedFilter(x, width, height);
    const contrast = box(deviation(x, width, height, materialRadius), width, height, boardRadius);
    for (let at = 0; at < x.length; at++) {
      const share = 1 - step(plainLevels.all, plainLevels.none, contrast[at] ?? 0);
      const here = x[at] ?? 0;
      out[at * 3 + channel] = here + share * ((smooth[at] ?? 0) - here);
    }
  }
  return { ...picture, data: out };
}

function applyGuidedFilter(x: Float32Array, width: number, height: number): Float32Array {
  const mean = box(x, width, height, cloudRadius);
  const variance = deviation(x, width, height, cloudRadius).map((value) => value * value);
  const strength = variance.map((value) => value / (value + cloudLevels * cloudLevels));
  const offset = mean.map((value, at) => value * (1 - (strength[at] ?? 0)));
  const meanStrength = box(strength, width, height, cloudRadius);
  const meanOffset = box(offset, width, height, cloudRadius);
  return x.map((value, at) => (meanStrength[at] ?? 0) * value + (meanOffset[at] ?? 0));
}

function deviation(x: Float32Array, width: number, height: number, radius: number): Float32Array {
  const mean = box(x, width, height, radius);
  const squares = box(
    x.map((value) => value * value),
    width,
    height,
    radius,
  );
  return squares.map((value, at) => Math.sqrt(Math.max(0, value - (mean[at] ?? 0) ** 2)));
}

/** Returns the mean of the square around each pixel, cut off at the borders. Rows come first, then columns. */
function box(x: Float32Array, width: number, height: number, radius: number): Float32Array {
  const rows = runningMean(x, { lines: height, length: width, lineStep: width, step: 1 }, radius);
  return runningMean(rows, { lines: width, length: height, lineStep: 1, step: width }, radius);
}

type Walk = { lines: number; length: number; lineStep: number; step: number };

function runningMean(x: Float32Array, { lines, length, lineStep, step }: Walk, radius: number): Float32Array {
  const out = new Float32Array(x.length);
  for (let line = 0; line < lines; line++) {
    const start = line * lineStep;
    let sum = 0;
    let count = 0;
    for (let at = -radius; at < length; at++) {
      const enters = at + radius;
      const leaves = at - radius - 1;
      if (enters < length) {
        sum += x[start + enters * step] ?? 0;
        count++;
      }
      if (leaves >= 0) {
        sum -= x[start + leaves * step] ?? 0;
        count--;
      }
      if (at >= 0) out[start + at * step] = sum / count;
    }
  }
  return out;
}

const plane = (data: Float32Array, channel: number, pixels: number) =>
  Float32Array.from({ length: pixels }, (_, at) => data[at * 3 + channel] ?? 0);

function step(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}
