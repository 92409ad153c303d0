import type { FormField } from "../template/form-template";
import { fieldMessages } from "./field.messages";

/** What a field allows when its editor said nothing. */
export const defaultMaxFileMb = 2;
export const bytesPerMb = 1_048_576;
export const defaultMaxFiles = 1;

/** What the rules look at: the browser's word for a type first, the server's look into the content after it. */
export type FileDetails = { readonly name: string; readonly size: number; readonly type: string };

export const getMaxFileMb = ({ maxFileSize }: FormField) => maxFileSize ?? defaultMaxFileMb;
export const getMaxFiles = ({ maxFiles }: FormField) => maxFiles ?? defaultMaxFiles;

/** What a form of photographs and papers takes where its editor named no types. */
const defaultFileTypes = ["image/jpeg", "image/png", "image/webp", "application/pdf"];

export function getAllowedFileTypes({ fileTypes }: FormField): readonly string[] {
  return fileTypes.length > 0 ? fileTypes : defaultFileTypes;
}

/** What was sent before, by field. */
export type StoredFilesByField = Readonly<Record<string, readonly FileDetails[]>>;

/** Pictures of iPhones: few systems know their type, and a browser that does not says none. */
const typesByExtension: Readonly<Record<string, string>> = {
  heic: "image/heic",
  heif: "image/heic",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  pdf: "application/pdf",
};

/** A file's type by the browser's word; where it has none, by the ending of its name. The server looks inside. */
export function getFileType({ name, type }: Pick<FileDetails, "name" | "type">): string {
  const extension = name.split(".").at(-1)?.toLowerCase() ?? "";
  return type || (Object.hasOwn(typesByExtension, extension) ? typesByExtension[extension] : undefined) || "";
}

/** What a browser's picker offers; by endings too where its system may not know the type. */
export function toAcceptAttribute(field: FormField): string {
  const types = getAllowedFileTypes(field);
  return [...types, ...(types.includes("image/heic") ? [".heic", ".heif"] : [])].join(",");
}

/** HEIF is the family, HEIC its usual member: whoever takes one takes the other. */
const heicTypes = ["image/heic", "image/heif", "image/heic-sequence", "image/heif-sequence"];

/** Whether a type ('image/png') is among the allowed ones; 'image/*' allows every picture. */
export function isAllowedFileType(field: FormField, type: string): boolean {
  return getAllowedFileTypes(field).some((allowed) =>
    allowed.endsWith("/*")
      ? type.startsWith(allowed.slice(0, -1))
      : allowed === type || (allowed === "image/heic" && heicTypes.includes(type)),
  );
}

/** The complaint about a file without content, which phones make of pictures that are stored elsewhere; else null. */
export function getEmptyFileError({ name, size }: Pick<FileDetails, "name" | "size">): string | null {
  return size === 0 ? fieldMessages.fileEmpty(name) : null;
}

/** FORM-015 to FORM-017, in the order in which they complain; null when all is well. */
export function validateFiles(field: FormField, files: readonly FileDetails[]): string | null {
  if (files.length === 0) return field.required ? fieldMessages.fileRequired : null;
  if (files.length > getMaxFiles(field)) return fieldMessages.tooManyFiles(getMaxFiles(field));
  const empty = files.find(({ size }) => size === 0);
  if (empty) return getEmptyFileError(empty);
  const limit = getMaxFileMb(field) * bytesPerMb;
  if (files.some(({ size }) => size > limit)) return fieldMessages.fileTooLarge(getMaxFileMb(field));
  return files.every(({ type }) => isAllowedFileType(field, type)) ? null : fieldMessages.fileFormat;
}
