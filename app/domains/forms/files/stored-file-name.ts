import { withExtension } from "~/kernel/file-name";

/** The extension of each type a form may take; a file of any other type is delivered as `.bin`. */
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

/** The name under which a file is stored and delivered: it ends in the extension of its detected type. */
export function toStoredFileName(name: string, type: string): string {
  return withExtension(name, (Object.hasOwn(extensions, type) && extensions[type]) || "bin");
}
