import type { LakeFailure } from "../failure";
import { err, ok, type Result } from "../result";

/** A logo has a few kilobytes. */
const drawingBytes = 1024 * 1024;
const headCharacters = 4_096;
/** In pixels. File names contain plain digits only, so sizes must be bounded. */
const maxEdgeLength = 100_000;

export type SvgImage = {
  readonly format: "svg";
  readonly width: number;
  readonly height: number;
  readonly hasAlpha: true;
  readonly orientation?: undefined;
};

/**
 * Reads the size of an SVG from its root element; undefined when the bytes are not an SVG. Nothing is rendered, and
 * entities are refused because they can expand without limit.
 */
export function parseSvg(bytes: Uint8Array): Result<SvgImage, LakeFailure> | undefined {
  const head = new TextDecoder().decode(bytes.subarray(0, headCharacters));
  if (!/^\uFEFF?\s*</.test(head)) return undefined;
  const root = /<svg\b[^>]*>/.exec(head)?.[0];
  if (root === undefined) return failBadRequest("This drawing doesn't start with an svg element");
  if (bytes.length > drawingBytes) return failBadRequest("A drawing (SVG) can be 1 MB at most");
  if (/<!ENTITY/i.test(new TextDecoder().decode(bytes))) {
    return failBadRequest("This drawing declares entities; save it as plain SVG");
  }
  const size = parseSize(root);
  if (!size)
    return failBadRequest("This drawing has no size: give its svg element a width and height, or a viewBox");
  if (Math.max(size.width, size.height) > maxEdgeLength) {
    return failBadRequest("This drawing is wider or taller than 100,000 pixels: save it at a smaller size");
  }
  return ok({ format: "svg", ...size, hasAlpha: true });
}

/** First bytes of raster formats: JPEG, PNG, GIF, WebP, TIFF in both byte orders, AVIF. */
const beginnings = [
  /^\xff\xd8\xff/,
  /^\x89PNG/,
  /^GIF8/,
  /^RIFF[\s\S]{4}WEBP/,
  /^(II[*+]\0|MM\0[*+])/,
  /^[\s\S]{4}ftyp/,
];

/**
 * Returns whether the bytes are a raster image. Everything else could be a compressed SVG (SVGZ), which sharp would
 * render.
 */
export function isRasterImage(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 12)).toString("latin1");
  return beginnings.some((beginning) => beginning.test(start));
}

function parseSize(root: string): { readonly width: number; readonly height: number } | undefined {
  const [width, height] = [parseLength(root, "width"), parseLength(root, "height")];
  if (width && height) return { width, height };
  const box = /\bviewBox\s*=\s*["']([^"']*)["']/.exec(root)?.[1];
  const [, , boxWidth = 0, boxHeight = 0] =
    box
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? [];
  const rounded = { width: Math.round(boxWidth), height: Math.round(boxHeight) };
  return rounded.width >= 1 && rounded.height >= 1 ? rounded : undefined;
}

/** In pixels; undefined for percentages and other units. */
function parseLength(root: string, name: "width" | "height"): number | undefined {
  const text = new RegExp(`\\s${name}\\s*=\\s*["']\\s*([\\d.]+)(?:px)?\\s*["']`).exec(root)?.[1];
  const pixels = Math.round(Number(text));
  return pixels >= 1 ? pixels : undefined;
}

function failBadRequest(description: string): Result<never, LakeFailure> {
  return err({ code: "invalid-asset", description });
}
