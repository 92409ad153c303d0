/** Every size of a picture that the shop requests. The embedded lake creates no other size for a visitor. */

/** The widths in a `srcset`; the original width of the picture is added to them. */
export const pictureWidths = [160, 240, 320, 480, 640, 800, 960, 1280, 1600, 1920, 2560] as const;

/** Widths of pictures without a `srcset`: card chips, cart lines, the logo for search engines, emails and shared links. */
const singleWidths = [40, 120, 600, 1200] as const;
const presetWidths: readonly number[] = [...pictureWidths, ...singleWidths];

export const maxPictureEdge = 2560;

/** Aspect ratios of cropped pictures. A new ratio on a page needs a line here. */
const ratios = [
  1920 / 787,
  21 / 9,
  1200 / 630,
  452 / 250,
  16 / 9,
  3 / 2,
  563 / 375,
  10 / 7,
  4 / 3,
  1,
  4 / 5,
  3 / 4,
] as const;

/** The encodings of pages, of the sample list, and of emails. Email programs support no newer format than JPEG. */
const encodings = [
  { q: "78", auto: "format" },
  { auto: "format" },
  { q: "85", fm: "jpg" },
] as const satisfies readonly Readonly<Record<string, string>>[];

export type Crop = {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
};
export type Point = { readonly x: number; readonly y: number };
/** An editor's crop (0 to 1 from each edge) and the point that must stay visible. */
export type Framing = { readonly crop?: Crop | undefined; readonly focus?: Point | undefined };
export type Pixels = { readonly width: number; readonly height: number };

/** Returns the named ratio nearest to this one. Pages request no other ratio, and CSS crops the rest. */
export function toPresetRatio(ratio: number): number {
  const measureDistance = (candidate: number) => Math.abs(Math.log(candidate / ratio));
  return ratios.reduce((closest, candidate) =>
    measureDistance(candidate) < measureDistance(closest) ? candidate : closest,
  );
}

/** Returns the smallest named width that is large enough, or the picture's original width. */
export function toPresetWidth(width: number, originalWidth: number): number {
  const wideEnough = presetWidths.filter((presetWidth) => presetWidth >= width);
  return Math.min(...wideEnough, originalWidth, maxPictureEdge);
}

export function getCroppedWidth({ width }: Pixels, crop: Crop | undefined): number {
  return Math.round(width * (1 - (crop?.left ?? 0) - (crop?.right ?? 0)));
}

/** Returns the `rect` parameter of a crop: left, top, width and height in pixels; null without a crop. */
export function formatCropRect({ width, height }: Pixels, crop: Crop | undefined): string | null {
  if (!crop || crop.left + crop.right + crop.top + crop.bottom === 0) return null;
  const edges = [crop.left * width, crop.top * height];
  const size = [(1 - crop.left - crop.right) * width, (1 - crop.top - crop.bottom) * height];
  return [...edges, ...size].map(Math.round).join(",");
}

/** Returns the parameters that crop a picture around its focal point. */
export function toCropParams(
  width: number,
  ratio: number,
  focus: Point | undefined,
): Readonly<Record<string, string>> {
  return {
    h: String(Math.round(width / ratio)),
    fit: "crop",
    ...(focus ? { crop: "focalpoint", "fp-x": focus.x.toFixed(3), "fp-y": focus.y.toFixed(3) } : {}),
  };
}

const sizeNames = ["w", "h", "fit", "crop", "fp-x", "fp-y", "rect", "dpr", "q", "fm", "auto", "bg"];
/** The shop requests none of these, so that a visitor cannot request a variant of a picture for each value. */
const variantNames = ["max-w", "max-h", "or", "flip", "blur", "sharp", "sat", "invert", "pad"];
const imageParams = [...sizeNames, ...variantNames];

/**
 * Returns whether the parameters name an allowed size of a picture that is published with one of these crops.
 */
export function isAllowedSize(
  search: URLSearchParams,
  original: Pixels,
  framings: readonly Framing[],
): boolean {
  const givenParams = new Map([...search].filter(([name]) => imageParams.includes(name)));
  const width = Number(givenParams.get("w"));
  return [{}, ...framings].some(({ crop, focus }: Framing) => {
    const isWhole = width === Math.min(getCroppedWidth(original, crop), maxPictureEdge);
    return (
      (isWhole || presetWidths.includes(width)) &&
      toImageParams(width, formatCropRect(original, crop), focus).some((allowedParams) =>
        isSame(givenParams, allowedParams),
      )
    );
  });
}

function toImageParams(width: number, rect: string | null, focus: Point | undefined) {
  const centered = ratios.map((ratio) => toCropParams(width, ratio, undefined));
  const focused = focus ? ratios.map((ratio) => toCropParams(width, ratio, focus)) : [];
  return [{}, ...centered, ...focused].flatMap((crop) =>
    encodings.map((encoding) => ({ w: String(width), ...crop, ...(rect ? { rect } : {}), ...encoding })),
  );
}

function isSame(first: ReadonlyMap<string, string>, second: Readonly<Record<string, string>>): boolean {
  const names = Object.keys(second);
  return names.length === first.size && names.every((name) => first.get(name) === second[name]);
}
