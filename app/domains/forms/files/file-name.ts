const longestStem = 100;

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

/** Names that Windows gives to devices, whatever extension follows. */
const deviceName = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/** A visitor's file name without folders, control and direction characters, and trailing dots; never empty. */
export function plainFileName(name: string): string {
  // First the compatibility forms: a fullwidth slash or a one dot leader is a slash or a dot.
  const base = name.normalize("NFKC").split(/[/\\]/).at(-1) ?? "";
  const plain = base.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}"<>:|?*]/gu, "");
  return plain.replace(/^[\s.]+|[\s.]+$/g, "") || "file";
}

/**
 * The name under which a file is stored and delivered: its only extension is the one of its detected type. Applied to
 * its own result, it changes nothing.
 */
export function typedFileName(name: string, type: string): string {
  const extension = (Object.hasOwn(extensions, type) && extensions[type]) || "bin";
  const plain = plainFileName(name);
  const dot = plain.lastIndexOf(".");
  const stem = (dot > 0 ? plain.slice(0, dot) : plain)
    // A further extension would show in systems that hide the last one. Numbers and abbreviations keep their dots.
    .replace(/\.(?=[^\s\d])|(?<!\d)\.(?=\d)/g, "-");
  const short = [...stem]
    .slice(0, longestStem)
    .join("")
    .replace(/[\s.]+$/, "");
  return `${deviceName.test(short) ? `file-${short}` : short || "file"}.${extension}`;
}
