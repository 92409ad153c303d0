import { type ImageRequest, type OutputFormat, outputFormats } from "./image-request";

/** Stored formats that can be transformed; SVG and GIF are served unchanged. */
type SourceFormat = OutputFormat | "tif";

const mimeTypes = {
  jpg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  avif: "image/avif",
  svg: "image/svg+xml",
  gif: "image/gif",
  tif: "image/tiff",
} as const satisfies Record<SourceFormat | "svg" | "gif", string>;

/** Undefined for images that are served unchanged. */
export function getSourceFormat(fileName: string): SourceFormat | undefined {
  const extension = getExtension(fileName);
  return extension === "tif" ? "tif" : outputFormats.find((format) => format === extension);
}

/** Returns the best format for the browser, and the fallback until that one has been encoded. */
export function chooseFormats(
  request: ImageRequest,
  sourceFormat: SourceFormat,
  accept: string,
): readonly [OutputFormat, OutputFormat?] {
  if (request.format) return [request.format];
  const last = sourceFormat === "tif" || sourceFormat === "avif" ? "jpg" : sourceFormat;
  if (!request.auto) return [last];
  const standIn = accept.includes("image/webp") ? "webp" : last;
  return accept.includes("image/avif") ? ["avif", standIn] : [standIn];
}

export function isSvg(fileName: string): boolean {
  return getExtension(fileName) === "svg";
}

export function getMimeType(fileName: string): string {
  const extension = getExtension(fileName);
  const known = Object.entries(mimeTypes).find(([name]) => name === extension);
  return known?.[1] ?? "application/octet-stream";
}

function getExtension(fileName: string): string {
  return fileName.slice(fileName.lastIndexOf(".") + 1);
}
