import { fileTypeFromBuffer } from "file-type";

export type FileType = { readonly extension: string; readonly mimeType: string };

/** Type of files whose bytes match no known type: a download without a specific media type. */
export const unknownFileType: FileType = { extension: "bin", mimeType: "application/octet-stream" };

/** Types whose bytes are plain text; the file name decides between them. */
const textTypes: Readonly<Record<string, string>> = {
  csv: "text/csv",
  ics: "text/calendar",
  json: "application/json",
  md: "text/markdown",
  srt: "application/x-subrip",
  txt: "text/plain",
  vcf: "text/vcard",
  vtt: "text/vtt",
};

/** Office files from before 2007 share one container format. */
const containerTypes: Readonly<Record<string, string>> = {
  doc: "application/msword",
  ppt: "application/vnd.ms-powerpoint",
  xls: "application/vnd.ms-excel",
};

/** Programs and web pages: visitors must not download them from the shop. */
const refusedTypes =
  /^(application\/(x-(msdownload|elf|mach-binary|sh|ms-shortcut|executable|apple-alias|java)|java|vnd\.android|vnd\.microsoft\.portable-executable|wasm|xml)|text\/(html|xml))/;

/**
 * Detects the file type by its bytes. The name decides only between types with equal signatures. Returns
 * `unknownFileType` for programs, web pages and unknown types.
 */
export async function detectFileType(bytes: Uint8Array, fileName: string): Promise<FileType> {
  const claimed = /\.(\w{1,10})$/.exec(fileName)?.[1]?.toLowerCase() ?? "";
  const found = await fileTypeFromBuffer(bytes);
  if (found?.ext === "cfb") return findFileType(containerTypes, claimed) ?? unknownFileType;
  if (found && !refusedTypes.test(found.mime)) return { extension: found.ext, mimeType: found.mime };
  // Calendar and contact files are detected by their first line, so they are handled like other text.
  if (found || !isText(bytes)) return unknownFileType;
  return findFileType(textTypes, claimed) ?? unknownFileType;
}

function findFileType(types: Readonly<Record<string, string>>, extension: string): FileType | undefined {
  const mimeType = Object.hasOwn(types, extension) ? types[extension] : undefined;
  return mimeType === undefined ? undefined : { extension, mimeType };
}

/** Returns whether all bytes are UTF-8 without control characters other than tabs and line breaks. */
function isText(bytes: Uint8Array): boolean {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return !/[^\P{Cc}\t\r\n\f]/u.test(text);
  } catch {
    return false;
  }
}
