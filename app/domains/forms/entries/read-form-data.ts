import { groupByField } from "../files/incoming-file";
import { honeypotName } from "../submissions/spam-signals";
import type { FormField } from "../template/form-template";
import { type FileDetails, getFileType } from "../validation/file-rules";
import type { FormBody } from "../validation/parse-form";
import { type FormEntries, isMultiValueField } from "./form-entries";

export type ChosenFile = { readonly field: string; readonly file: File };

/** Returns the chosen files; an empty input counts as none. */
export function getChosenFiles(body: FormBody, fields: readonly FormField[]): readonly ChosenFile[] {
  return fields
    .filter(({ type }) => type === "file")
    .flatMap(({ name }) => {
      const all: readonly FormDataEntryValue[] = body.getAll(name);
      return all
        .filter((entry): entry is File => entry instanceof File && entry.name !== "")
        .map((file) => ({ field: name, file }));
    });
}

/** Groups the details that the file rules check by field. */
export function toFileDetails(
  files: readonly ChosenFile[],
): Readonly<Record<string, readonly FileDetails[]>> {
  return groupByField(
    files.map(({ field, file }) => ({ field, name: file.name, size: file.size, type: getFileType(file) })),
  );
}

/** Returns what a visitor typed before hydration: values that differ from the initial ones. */
export function readPreHydrationEntries(
  body: FormBody,
  fields: readonly FormField[],
  initialEntries: FormEntries,
): FormEntries {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const all: readonly FormDataEntryValue[] = body.getAll(field.name);
      const texts = all.filter((entry) => typeof entry === "string");
      if (field.type === "file" || texts.length === 0) return [];
      const typed = isMultiValueField(field) ? texts : (texts[0] ?? "");
      const isNew = JSON.stringify(typed) !== JSON.stringify(initialEntries[field.name]);
      return isNew && typed !== "" ? [[field.name, typed] as const] : [];
    }),
  );
}

export function readHoneypot(body: FormData) {
  return { name: honeypotName, value: String(body.get(honeypotName) ?? "") };
}
