import { createHash } from "node:crypto";
import { replaceExtension } from "@stile-and-rail/http/file-name";
import pLimit from "p-limit";
import sharp, { type Metadata } from "sharp";
import type { IncomingDocument } from "../documents/document";
import type { LakeFailure } from "../failure";
import { computePalette } from "../images/image-palette";
import * as paths from "../paths";
import { err, ok, type Result } from "../result";
import { toAssetPath, toImageAssetId, toImageFileName } from "./asset-paths";
import { detectFileType } from "./file-type";
import { maxImagePixels } from "./max-image-pixels";
import { isRasterImage, parseSvg } from "./svg";

export type Upload = {
  readonly bytes: Uint8Array;
  readonly fileName?: string | undefined;
};

export type Asset = {
  readonly document: IncomingDocument & { readonly _id: string };
  /** File name on disk and in the URL. */
  readonly fileName: string;
};

const extensions: Readonly<Record<string, string>> = {
  jpeg: "jpg",
  png: "png",
  webp: "webp",
  gif: "gif",
  svg: "svg",
  heif: "avif",
  tiff: "tif",
};
const mimeTypes: Readonly<Record<string, string>> = {
  jpg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  gif: "image/gif",
  svg: "image/svg+xml",
  avif: "image/avif",
  tif: "image/tiff",
};

const placeholderEdge = 20;
/** Decoding the largest image takes 400 MB, so images are decoded one at a time. */
const decoding = pLimit(1);

/**
 * Creates the asset document that Sanity would create for an uploaded image: dimensions, placeholder (LQIP) and
 * palette. When the asset is already stored, placeholder and palette are skipped.
 */
export async function createImageAsset(
  upload: Upload,
  isThere: (id: string) => boolean = () => false,
): Promise<Result<Asset, LakeFailure>> {
  if (upload.bytes.length === 0) return failBadRequest("This file is empty");
  const drawing = parseSvg(upload.bytes);
  if (drawing && !drawing.ok) return drawing;
  const metadata =
    drawing?.value ?? (isRasterImage(upload.bytes) ? await readMetadata(upload.bytes) : undefined);
  const extension = metadata && extensions[metadata.format ?? ""];
  if (!metadata?.width || !metadata.height || !extension) return failBadRequest(unreadable);
  if (!drawing && metadata.width * metadata.height > maxImagePixels) {
    return failBadRequest("This picture has more than 100 megapixels: save it at a smaller size");
  }
  const turned = (metadata.orientation ?? 1) >= 5;
  const [width, height] = turned ? [metadata.height, metadata.width] : [metadata.width, metadata.height];
  const sha1 = computeSha1(upload.bytes);
  const fileName = toImageFileName(sha1, width, height, extension);
  const id = toImageAssetId(sha1, width, height, extension);
  // An SVG is never rendered here: a few lines of it can occupy a processor for hours.
  const isPlain = drawing !== undefined || isThere(id);
  const looks = isPlain
    ? {}
    : await decoding(() => computePlaceholderAndPalette(upload.bytes)).catch(() => undefined);
  if (!looks) return failBadRequest("This picture is damaged and can't be read");
  return ok({
    fileName,
    document: {
      _id: id,
      _type: "sanity.imageAsset",
      ...createCommonFields(upload, sha1, extension, mimeTypes[extension] ?? "application/octet-stream"),
      ...toUrlFields("images", fileName),
      metadata: {
        _type: "sanity.imageMetadata",
        dimensions: { _type: "sanity.imageDimensions", width, height, aspectRatio: width / height },
        hasAlpha: metadata.hasAlpha ?? false,
        isOpaque: !metadata.hasAlpha,
        ...looks,
      },
    },
  });
}

const unreadable = "This file isn't a picture we can read (JPEG, PNG, WebP, GIF, SVG, AVIF, TIFF)";

function failBadRequest(description: string): Result<never, LakeFailure> {
  return err({ code: "invalid-asset", description });
}

/**
 * Creates the asset document of a file that is not an image. The type is detected from the bytes; empty files are
 * refused.
 */
export async function createFileAsset(upload: Upload): Promise<Result<Asset, LakeFailure>> {
  if (upload.bytes.length === 0) return failBadRequest("This file is empty");
  const sha1 = computeSha1(upload.bytes);
  const { extension, mimeType } = await detectFileType(upload.bytes, upload.fileName ?? "");
  const fileName = `${sha1}.${extension}`;
  return ok({
    fileName,
    document: {
      _id: `file-${sha1}-${extension}`,
      _type: "sanity.fileAsset",
      ...createCommonFields(upload, sha1, extension, mimeType),
      ...toUrlFields("files", fileName),
    },
  });
}

export function toUrlFields(kind: "images" | "files", fileName: string) {
  const path = toAssetPath(kind, fileName);
  return { path, url: `${paths.lake}/${path}` };
}

function createCommonFields({ bytes, fileName }: Upload, sha1: string, extension: string, mimeType: string) {
  return {
    assetId: sha1,
    sha1hash: sha1,
    uploadId: sha1,
    extension,
    mimeType,
    size: bytes.length,
    ...(fileName ? { originalFilename: replaceExtension(fileName, extension) } : {}),
  };
}

type PictureMetadata = Pick<Metadata, "format" | "width" | "height" | "orientation" | "hasAlpha">;

async function readMetadata(bytes: Uint8Array): Promise<PictureMetadata | undefined> {
  // Only the header is read here, so the pixel limit does not apply.
  return sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
}

async function computePlaceholderAndPalette(bytes: Uint8Array) {
  // Decodes once: placeholder and palette are both made from one small image.
  const { data, info } = await sharp(bytes, { limitInputPixels: maxImagePixels })
    .rotate()
    .resize(96, 96, { fit: "inside" })
    .png()
    .toBuffer({ resolveWithObject: true });
  const small = sharp(data);
  const tiny = small.clone().resize(placeholderEdge, placeholderEdge, { fit: "inside" });
  const { hasAlpha } = await small.metadata();
  const lqip =
    hasAlpha || info.channels === 4
      ? `data:image/png;base64,${(await tiny.png().toBuffer()).toString("base64")}`
      : `data:image/jpeg;base64,${(await tiny.jpeg({ quality: 60 }).toBuffer()).toString("base64")}`;
  return { lqip, palette: await computePalette(small.clone()) };
}

function computeSha1(bytes: Uint8Array): string {
  return createHash("sha1").update(bytes).digest("hex");
}
