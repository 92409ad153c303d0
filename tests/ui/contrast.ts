/** A color of the design tokens in the OKLCH color space. */
export type Oklch = { readonly lightness: number; readonly chroma: number; readonly hue: number };

/** Parses `--color-ink: oklch(0.23 0.014 165);` as `ink`. Omits translucent colors, which have no fixed contrast. */
export function colorTokens(css: string): ReadonlyMap<string, Oklch> {
  const tokens = new Map<string, Oklch>();
  for (const [, name, l, c, h] of css.matchAll(/--color-([\w-]+):\s*oklch\(([\d.]+) ([\d.]+) ([\d.]+)\);/g))
    tokens.set(`${name}`, { lightness: Number(l), chroma: Number(c), hue: Number(h) });
  return tokens;
}

/** WCAG 2.2 contrast ratio, 1 to 21. */
export function contrast(a: Oklch, b: Oklch): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** Relative luminance through linear sRGB, clipped to its gamut (Björn Ottosson's OKLab matrices). */
function luminance({ lightness, chroma, hue }: Oklch): number {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  const green = clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  const blue = clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function clip(channel: number): number {
  return Math.min(1, Math.max(0, channel));
}

/** WCAG 2.2 contrast ratio of two hex colors such as `#171f1b`, which emails use. */
export function contrastOfHex(a: string, b: string): number {
  const [light, dark] = [luminanceOfHex(a), luminanceOfHex(b)].sort((x, y) => y - x);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

function luminanceOfHex(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
