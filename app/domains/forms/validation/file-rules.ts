import type { FormField } from "../template/form-template";
import { fieldMessages } from "./field.messages";

/** The limits of a field without an editor's settings. */
export const defaultMaxFileMb = 2;
export const bytesPerMb = 1_048_576;
export const defaultMaxFiles = 1;

/**
 * The file details that the rules check. `type` is first reported by the browser, then detected by the
 * server.
 */
export type FileDetails = { readonly name: string; readonly size: number; readonly type: string };

export const getMaxFileMb = ({ maxFileSize }: FormField) => maxFileSize ?? defaultMaxFileMb;
export const getMaxFiles = ({ maxFiles }: FormField) => maxFiles ?? defaultMaxFiles;

/** The accepted types of a field without an editor's setting. */
const defaultFileTypes = ["image/jpeg", "image/png", "image/webp", "application/pdf"];

export function getAllowedFileTypes({ fileTypes }: FormField): readonly string[] {
  return fileTypes.length > 0 ? fileTypes : defaultFileTypes;
}

/** Files of earlier steps, by field. */
export type StoredFilesByField = Readonly<Record<string, readonly FileDetails[]>>;

/** Types by extension. Few systems know the type of iPhone pictures, and their browsers report none. */
const typesByExtension: Readonly<Record<string, string>> = {
  heic: "image/heic",
  heif: "image/heic",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  pdf: "application/pdf",
};

/**
 * Returns the file type from the browser, else from the extension. The server detects it from the content.
 */
export function getFileType({ name, type }: Pick<FileDetails, "name" | "type">): string {
  const extension = name.split(".").at(-1)?.toLowerCase() ?? "";
  return type || (Object.hasOwn(typesByExtension, extension) ? typesByExtension[extension] : undefined) || "";
}

/**
 * Returns the `accept` attribute of a file input. HEIC needs extensions, too, because some systems do not
 * know its type.
 */
export function toAcceptAttribute(field: FormField): string {
  const types = getAllowedFileTypes(field);
  return [...types, ...(types.includes("image/heic") ? [".heic", ".heif"] : [])].join(",");
}

/** HEIF is the container, HEIC its usual format. A field that accepts one accepts the other. */
const heicTypes = ["image/heic", "image/heif", "image/heic-sequence", "image/heif-sequence"];

/** Returns whether a type ('image/png') is allowed; 'image/*' allows every picture. */
export function isAllowedFileType(field: FormField, type: string): boolean {
  return getAllowedFileTypes(field).some((allowed) =>
    allowed.endsWith("/*")
      ? type.startsWith(allowed.slice(0, -1))
      : allowed === type || (allowed === "image/heic" && heicTypes.includes(type)),
  );
}

/**
 * Returns an error for an empty file, else null. Phones produce them for pictures that are stored in the
 * cloud.
 */
export function getEmptyFileError({ name, size }: Pick<FileDetails, "name" | "size">): string | null {
  return size === 0 ? fieldMessages.fileEmpty(name) : null;
}

/** Returns the first error of FORM-015 to FORM-017, or null. */
export function validateFiles(field: FormField, files: readonly FileDetails[]): string | null {
  if (files.length === 0) return field.required ? fieldMessages.fileRequired : null;
  if (files.length > getMaxFiles(field)) return fieldMessages.tooManyFiles(getMaxFiles(field));
  const empty = files.find(({ size }) => size === 0);
  if (empty) return getEmptyFileError(empty);
  const limit = getMaxFileMb(field) * bytesPerMb;
  if (files.some(({ size }) => size > limit)) return fieldMessages.fileTooLarge(getMaxFileMb(field));
  return files.every(({ type }) => isAllowedFileType(field, type)) ? null : fieldMessages.fileFormat;
}
