import { fieldMessages } from "./field.messages";
import type { FormField } from "./form-template";

/** What a field allows when its editor said nothing. */
export const defaultMaxFileMb = 2;
export const bytesPerMb = 1_048_576;
export const defaultMaxFiles = 1;

/** What the rules look at: the browser's word for a type first, the server's look into the content after it. */
export type FileFacts = { readonly name: string; readonly size: number; readonly type: string };

export const maxFileMb = ({ maxFileSize }: FormField) => maxFileSize ?? defaultMaxFileMb;
export const maxFilesOf = ({ maxFiles }: FormField) => maxFiles ?? defaultMaxFiles;

/** What a form of photographs and papers takes where its editor named no types. */
const usualTypes = ["image/jpeg", "image/png", "image/webp", "application/pdf"];

export function fileTypesOf({ fileTypes }: FormField): readonly string[] {
  return fileTypes.length > 0 ? fileTypes : usualTypes;
}

/** What was sent before, by field. */
export type StoredFacts = Readonly<Record<string, readonly FileFacts[]>>;

/** Pictures of iPhones: few systems know their type, and a browser that does not says none. */
const typesByEnding: Readonly<Record<string, string>> = {
  heic: "image/heic",
  heif: "image/heic",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  pdf: "application/pdf",
};

/** A file's type by the browser's word; where it has none, by the ending of its name. The server looks inside. */
export function typeOf({ name, type }: Pick<FileFacts, "name" | "type">): string {
  const ending = name.split(".").at(-1)?.toLowerCase() ?? "";
  return type || (Object.hasOwn(typesByEnding, ending) ? typesByEnding[ending] : undefined) || "";
}

/** What a browser's picker offers; by endings too where its system may not know the type. */
export function acceptOf(field: FormField): string {
  const types = fileTypesOf(field);
  return [...types, ...(types.includes("image/heic") ? [".heic", ".heif"] : [])].join(",");
}

/** HEIF is the family, HEIC its usual member: whoever takes one takes the other. */
const heic = ["image/heic", "image/heif", "image/heic-sequence", "image/heif-sequence"];

/** Whether a type ('image/png') is among the allowed ones; 'image/*' allows every picture. */
export function isAllowedType(field: FormField, type: string): boolean {
  return fileTypesOf(field).some((allowed) =>
    allowed.endsWith("/*")
      ? type.startsWith(allowed.slice(0, -1))
      : allowed === type || (allowed === "image/heic" && heic.includes(type)),
  );
}

/** The complaint about a file without content, which phones make of pictures that are stored elsewhere; else null. */
export function emptyFileComplaint({ name, size }: Pick<FileFacts, "name" | "size">): string | null {
  return size === 0 ? fieldMessages.fileEmpty(name) : null;
}

/** FORM-015 to FORM-017, in the order in which they complain; null when all is well. */
export function filesComplaint(field: FormField, files: readonly FileFacts[]): string | null {
  if (files.length === 0) return field.required ? fieldMessages.fileRequired : null;
  if (files.length > maxFilesOf(field)) return fieldMessages.tooManyFiles(maxFilesOf(field));
  const empty = files.find(({ size }) => size === 0);
  if (empty) return emptyFileComplaint(empty);
  const limit = maxFileMb(field) * bytesPerMb;
  if (files.some(({ size }) => size > limit)) return fieldMessages.fileTooLarge(maxFileMb(field));
  return files.every(({ type }) => isAllowedType(field, type)) ? null : fieldMessages.fileFormat;
}
