import { fileTypeFromBuffer } from "file-type";

export type FileType = { readonly extension: string; readonly mimeType: string };

/** What the bytes of a file fit no known kind of: it is delivered as a download without a name for its kind. */
export const unknownFileType: FileType = { extension: "bin", mimeType: "application/octet-stream" };

/** Kinds that no bytes tell from plain text; the name says which one it is. */
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

/** Office files from before 2007 share one container. */
const containerTypes: Readonly<Record<string, string>> = {
  doc: "application/msword",
  ppt: "application/vnd.ms-powerpoint",
  xls: "application/vnd.ms-excel",
};

/** Programs and pages, which nobody downloads from a shop. */
const refusedTypes =
  /^(application\/(x-(msdownload|elf|mach-binary|sh|ms-shortcut|executable|apple-alias|java)|java|vnd\.android|vnd\.microsoft\.portable-executable|wasm|xml)|text\/(html|xml))/;

/**
 * The kind of a file by its bytes; its name decides only between kinds that share their bytes. `unknownFileType` for
 * programs, pages, and whatever fits no kind.
 */
export async function detectFileType(bytes: Uint8Array, fileName: string): Promise<FileType> {
  const claimed = /\.(\w{1,10})$/.exec(fileName)?.[1]?.toLowerCase() ?? "";
  const found = await fileTypeFromBuffer(bytes);
  if (found?.ext === "cfb") return kindIn(containerTypes, claimed) ?? unknownFileType;
  if (found && !refusedTypes.test(found.mime)) return { extension: found.ext, mimeType: found.mime };
  // A calendar or contact is found by its first line, and read as text like the others.
  if (found || !isText(bytes)) return unknownFileType;
  return kindIn(textTypes, claimed) ?? unknownFileType;
}

function kindIn(types: Readonly<Record<string, string>>, extension: string): FileType | undefined {
  const mimeType = Object.hasOwn(types, extension) ? types[extension] : undefined;
  return mimeType === undefined ? undefined : { extension, mimeType };
}

/** Whether all of it is UTF-8 without control characters other than tabs and line breaks. */
function isText(bytes: Uint8Array): boolean {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return !/[^\P{Cc}\t\r\n\f]/u.test(text);
  } catch {
    return false;
  }
}
