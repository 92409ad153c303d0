import { type FileFacts, typeOf } from "./file-rules";
import { byField } from "./files/incoming-file";
import type { FormField } from "./form-template";
import { type FormEntries, holdsSeveral } from "./form-values";
import { honeypotName } from "./spam-signs";
import type { FormBody } from "./validation/parse-form";

export type ChosenFile = { readonly field: string; readonly file: File };

/** The chosen files; an empty input counts as none. */
export function readFiles(body: FormBody, fields: readonly FormField[]): readonly ChosenFile[] {
  return fields
    .filter(({ type }) => type === "file")
    .flatMap(({ name }) => {
      const all: readonly FormDataEntryValue[] = body.getAll(name);
      return all
        .filter((entry): entry is File => entry instanceof File && entry.name !== "")
        .map((file) => ({ field: name, file }));
    });
}

/** What the rules look at, by field. */
export function factsOf(files: readonly ChosenFile[]): Readonly<Record<string, readonly FileFacts[]>> {
  return byField(
    files.map(({ field, file }) => ({ field, name: file.name, size: file.size, type: typeOf(file) })),
  );
}

/** What was typed into the page's HTML before its script was there: what differs from how the form began. */
export function readEarlyEntries(
  body: FormBody,
  fields: readonly FormField[],
  beginning: FormEntries,
): FormEntries {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const all: readonly FormDataEntryValue[] = body.getAll(field.name);
      const texts = all.filter((entry) => typeof entry === "string");
      if (field.type === "file" || texts.length === 0) return [];
      const typed = holdsSeveral(field) ? texts : (texts[0] ?? "");
      const isNew = JSON.stringify(typed) !== JSON.stringify(beginning[field.name]);
      return isNew && typed !== "" ? [[field.name, typed] as const] : [];
    }),
  );
}

export function readHoneypot(body: FormData) {
  return { name: honeypotName, value: String(body.get(honeypotName) ?? "") };
}
