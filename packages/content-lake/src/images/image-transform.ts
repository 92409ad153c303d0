import sharp, { type Sharp } from "sharp";
import { maxImagePixels } from "../assets/max-image-pixels";
import { applyEffects, type ImageEffects } from "./image-effects";
import type { ImageRequest, OutputFormat, Rect } from "./image-request";

type Size = { readonly width: number; readonly height: number };

/** Crops, scales and encodes an image; never enlarges it. */
export async function transformImage(
  original: Uint8Array,
  request: ImageRequest,
  format: OutputFormat,
): Promise<Buffer> {
  // Applies the EXIF rotation first, because coordinates refer to the upright image.
  const upright = sharp(original, { limitInputPixels: maxImagePixels }).rotate();
  const whole = await readSize(original);
  const rect = clampRect(request.rect, whole);
  const cut = rect ? upright.extract(rect) : upright;
  const { effects, background } = request;
  if (!effects) return encode(await scale(cut, rect ?? whole, request), request, format);
  const turned = await turn(cut, rect ?? whole, effects);
  const scaled = await scale(turned.image, turned.area, request);
  // A second pass, because sharp has a fixed order of operations.
  const pixels = sharp(await scaled.png({ compressionLevel: 0 }).toBuffer());
  return encode(applyEffects(pixels, effects, `#${background ?? "ffffff"}`), request, format);
}

/** Rotates and mirrors the area before it is scaled. */
async function turn(
  image: Sharp,
  area: Size,
  { orientation, flipHorizontal, flipVertical }: ImageEffects,
): Promise<{ readonly image: Sharp; readonly area: Size }> {
  if (!orientation && !flipHorizontal && !flipVertical) return { image, area };
  const turned = sharp(await image.png({ compressionLevel: 0 }).toBuffer());
  if (orientation) turned.rotate(orientation);
  const rotated = sharp(await turned.png({ compressionLevel: 0 }).toBuffer());
  const mirrored = rotated.flop(flipHorizontal ?? false).flip(flipVertical ?? false);
  const upright = sharp(await mirrored.png({ compressionLevel: 0 }).toBuffer());
  const isSideways = orientation === 90 || orientation === 270;
  return {
    image: upright,
    area: isSideways ? { width: area.height, height: area.width } : area,
  };
}

async function readSize(original: Uint8Array): Promise<Size> {
  const { width = 1, height = 1, orientation = 1 } = await sharp(original).metadata();
  return orientation >= 5 ? { width: height, height: width } : { width, height };
}

function clampRect(rect: Rect | undefined, whole: Size): Rect | undefined {
  if (!rect || rect.left >= whole.width || rect.top >= whole.height) return undefined;
  return {
    ...rect,
    width: Math.min(rect.width, whole.width - rect.left),
    height: Math.min(rect.height, whole.height - rect.top),
  };
}

async function scale(image: Sharp, area: Size, request: ImageRequest): Promise<Sharp> {
  const { width, height, fit } = request;
  if (width === undefined && height === undefined) return image;
  if (width === undefined || height === undefined) {
    return image.resize({ width, height, fit: "inside", withoutEnlargement: true });
  }
  switch (fit) {
    case "clip":
    case "max":
      return image.resize({ width, height, fit: "inside", withoutEnlargement: true });
    case "scale":
      return image.resize({ ...limitToArea(area, { width, height }), fit: "fill" });
    case "fill":
    case "fillmax":
      return image.resize({
        ...limitToArea(area, { width, height }),
        fit: "contain",
        background: `#${request.background ?? "ffffff"}`,
      });
    case "crop":
    case "min":
      return cover(image, area, request, { width, height });
  }
}

/** Returns the requested aspect ratio in the largest size that the image covers. */
function limitToArea(area: Size, requestedSize: Size): Size {
  const shrink = Math.min(1, area.width / requestedSize.width, area.height / requestedSize.height);
  return {
    width: Math.max(1, Math.round(requestedSize.width * shrink)),
    height: Math.max(1, Math.round(requestedSize.height * shrink)),
  };
}

/** Fills the requested aspect ratio and keeps the focal point or edge visible; aspect ratio wins over size. */
function cover(image: Sharp, area: Size, request: ImageRequest, requestedSize: Size): Sharp {
  const target = limitToArea(area, requestedSize);
  if (request.crop === "entropy")
    return image.resize({ ...target, fit: "cover", position: sharp.strategy.entropy });
  const factor = Math.max(target.width / area.width, target.height / area.height);
  const scaled = {
    width: Math.max(target.width, Math.round(area.width * factor)),
    height: Math.max(target.height, Math.round(area.height * factor)),
  };
  const focus = getFocus(request);
  return image.resize({ ...scaled, fit: "fill" }).extract({
    left: clamp(Math.round(focus.x * scaled.width - target.width / 2), 0, scaled.width - target.width),
    top: clamp(Math.round(focus.y * scaled.height - target.height / 2), 0, scaled.height - target.height),
    ...target,
  });
}

const edges = {
  top: { x: 0.5, y: 0 },
  bottom: { x: 0.5, y: 1 },
  left: { x: 0, y: 0.5 },
  right: { x: 1, y: 0.5 },
  center: { x: 0.5, y: 0.5 },
} as const;

function getFocus({ crop, focus }: ImageRequest): { readonly x: number; readonly y: number } {
  return crop === "focalpoint" || crop === "entropy" ? focus : edges[crop];
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}

async function encode(image: Sharp, request: ImageRequest, format: OutputFormat): Promise<Buffer> {
  const { quality, background } = request;
  switch (format) {
    case "jpg":
      return image
        .flatten({ background: `#${background ?? "ffffff"}` })
        .jpeg({ quality, mozjpeg: true })
        .toBuffer();
    case "png":
      return image.png({ compressionLevel: 9 }).toBuffer();
    case "webp":
      return image.webp({ quality, effort: 4 }).toBuffer();
    case "avif":
      // AVIF's quality scale differs: this value looks like the same number of other formats, at half the bytes.
      return image.avif({ quality: Math.max(1, Math.round(quality * 0.75)), effort: 4 }).toBuffer();
  }
}
