const longestStem = 100;

/** Names that Windows gives to devices, whatever extension follows. */
const deviceName = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/** A file name as somebody gave it, without folders, control and direction characters, and trailing dots; never empty. */
export function sanitizeFileName(name: string): string {
  // First the compatibility forms: a fullwidth slash or a one dot leader is a slash or a dot.
  const base = name.normalize("NFKC").split(/[/\\]/).at(-1) ?? "";
  const plain = base.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}"<>:|?*]/gu, "");
  return plain.replace(/^[\s.]+|[\s.]+$/g, "") || "file";
}

/**
 * The name of a file whose only extension is this one, whatever extension it came with. Applied to its own result, it
 * changes nothing.
 */
export function replaceExtension(name: string, extension: string): string {
  const plain = sanitizeFileName(name);
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
