const longestStem = 100;

/** Device names of Windows, which are invalid with any extension. */
const deviceName = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/** Removes folders, control and direction characters, and trailing dots from an untrusted file name; never empty. */
export function sanitizeFileName(name: string): string {
  // Normalized first: a fullwidth slash or a one dot leader becomes a slash or a dot.
  const base = name.normalize("NFKC").split(/[/\\]/).at(-1) ?? "";
  const cleanBase = base.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}"<>:|?*]/gu, "");
  return cleanBase.replace(/^[\s.]+|[\s.]+$/g, "") || "file";
}

/** Replaces all extensions of a file name by one. Idempotent. */
export function replaceExtension(name: string, extension: string): string {
  const cleanName = sanitizeFileName(name);
  const dot = cleanName.lastIndexOf(".");
  const stem = (dot > 0 ? cleanName.slice(0, dot) : cleanName)
    // Systems that hide the last extension would show another one. Numbers and abbreviations keep their dots.
    .replace(/\.(?=[^\s\d])|(?<!\d)\.(?=\d)/g, "-");
  const short = [...stem]
    .slice(0, longestStem)
    .join("")
    .replace(/[\s.]+$/, "");
  return `${deviceName.test(short) ? `file-${short}` : short || "file"}.${extension}`;
}
