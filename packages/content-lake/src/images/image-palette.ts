import type { Sharp } from "sharp";

type Rgb = readonly [number, number, number];
type Color = { readonly rgb: Rgb; readonly population: number };
type Aim = { readonly saturation: number; readonly lightness: number };

export type Swatch = {
  readonly _type: "sanity.imagePaletteSwatch";
  readonly background: string;
  readonly foreground: string;
  readonly title: string;
  readonly population: number;
};

/** Target of each of Sanity's named swatches; saturation and lightness from 0 to 1. */
const aims = {
  vibrant: { saturation: 1, lightness: 0.5 },
  darkVibrant: { saturation: 1, lightness: 0.26 },
  lightVibrant: { saturation: 1, lightness: 0.74 },
  muted: { saturation: 0.3, lightness: 0.5 },
  darkMuted: { saturation: 0.3, lightness: 0.26 },
  lightMuted: { saturation: 0.3, lightness: 0.74 },
} as const satisfies Record<string, Aim>;

const sampleEdge = 48;

/** Computes the palette of an image asset: the most frequent color, and the nearest color to each target. */
export async function computePalette(image: Sharp): Promise<Record<string, unknown>> {
  const colors = await findCommonColors(image);
  const total = colors.reduce((sum, color) => sum + color.population, 0);
  const [dominant] = colors;
  if (!dominant) return { _type: "sanity.imagePalette" };
  const named = Object.entries(aims).map(([name, aim]) => [
    name,
    createSwatch(findNearest(colors, aim), total),
  ]);
  return {
    _type: "sanity.imagePalette",
    dominant: createSwatch(dominant, total),
    ...Object.fromEntries(named),
  };
}

/** Counts pixels in cells of 16 levels, most frequent first; a cell's color is its mean. */
async function findCommonColors(image: Sharp): Promise<readonly Color[]> {
  const { data } = await image
    .resize(sampleEdge, sampleEdge, { fit: "fill" })
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const cells = new Map<number, { sum: [number, number, number]; population: number }>();
  for (let at = 0; at + 2 < data.length; at += 3) {
    const [r = 0, g = 0, b = 0] = [data[at], data[at + 1], data[at + 2]];
    const key = ((r >> 4) << 8) | ((g >> 4) << 4) | (b >> 4);
    const { sum, population } = cells.get(key) ?? { sum: [0, 0, 0], population: 0 };
    cells.set(key, { sum: [sum[0] + r, sum[1] + g, sum[2] + b], population: population + 1 });
  }
  return [...cells.values()]
    .map(({ sum, population }) => ({ rgb: computeMean(sum, population), population }))
    .sort((a, b) => b.population - a.population);
}

function computeMean(sum: Rgb, count: number): Rgb {
  return [Math.round(sum[0] / count), Math.round(sum[1] / count), Math.round(sum[2] / count)];
}

function findNearest(colors: readonly Color[], aim: Aim): Color {
  const distance = ({ rgb, population }: Color) => {
    const { saturation, lightness } = toHsl(rgb);
    return (
      3 * Math.abs(saturation - aim.saturation) + 6 * Math.abs(lightness - aim.lightness) - population / 1e4
    );
  };
  return colors.reduce((best, color) => (distance(color) < distance(best) ? color : best));
}

function toHsl([r, g, b]: Rgb): Aim {
  const [max, min] = [Math.max(r, g, b) / 255, Math.min(r, g, b) / 255];
  const lightness = (max + min) / 2;
  const spread = max - min;
  return { lightness, saturation: spread === 0 ? 0 : spread / (1 - Math.abs(2 * lightness - 1)) };
}

function createSwatch({ rgb, population }: Color, total: number): Swatch {
  const [r, g, b] = rgb;
  const dark = (r * 299 + g * 587 + b * 114) / 1000 < 150;
  return {
    _type: "sanity.imagePaletteSwatch",
    background: `#${rgb.map((level) => level.toString(16).padStart(2, "0")).join("")}`,
    foreground: dark ? "#fff" : "#000",
    title: dark ? "#fff" : "#000",
    population: Math.round((population / total) * 10000) / 100,
  };
}
