import { replaceExtension } from "@stile-and-rail/http/file-name";

/** The extension of each accepted type. A file of any other type is served as `.bin`. */
const extensions: Readonly<Record<string, string>> = {
  "application/pdf": "pdf",
  "image/avif": "avif",
  "image/gif": "gif",
  "image/heic": "heic",
  "image/heic-sequence": "heic",
  "image/heif": "heif",
  "image/heif-sequence": "heif",
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/tiff": "tif",
  "image/webp": "webp",
};

/**
 * Returns the name under which a file is stored and served. It ends in the extension of the detected type.
 */
export function toStoredFileName(name: string, type: string): string {
  return replaceExtension(name, (Object.hasOwn(extensions, type) && extensions[type]) || "bin");
}
