import { type FileFacts, typeOf } from "./file-rules";
import { byField } from "./files/incoming-file";
import type { FormField } from "./form-template";
import { type FormEntries, holdsSeveral } from "./form-values";
import { honeypotName } from "./spam-signs";

export type ChosenFile = { readonly field: string; readonly file: File };

/** The files a form holds in its inputs; an empty input counts as none. */
export function filesIn(form: HTMLFormElement, fields: readonly FormField[]): readonly ChosenFile[] {
  const data = new FormData(form);
  return fields
    .filter(({ type }) => type === "file")
    .flatMap(({ name }) =>
      data
        .getAll(name)
        .filter((entry): entry is File => entry instanceof File && entry.name !== "")
        .map((file) => ({ field: name, file })),
    );
}

/** What the rules look at, by field. */
export function factsOf(files: readonly ChosenFile[]): Readonly<Record<string, readonly FileFacts[]>> {
  return byField(
    files.map(({ field, file }) => ({ field, name: file.name, size: file.size, type: typeOf(file) })),
  );
}

/** What was typed into the page's HTML before its script was there: what differs from how the form began. */
export function typedBefore(
  form: HTMLFormElement,
  fields: readonly FormField[],
  beginning: FormEntries,
): FormEntries {
  const data = new FormData(form);
  return Object.fromEntries(
    fields.flatMap((field) => {
      const texts = data.getAll(field.name).filter((entry) => typeof entry === "string");
      if (field.type === "file" || texts.length === 0) return [];
      const typed = holdsSeveral(field) ? texts : (texts[0] ?? "");
      const isNew = JSON.stringify(typed) !== JSON.stringify(beginning[field.name]);
      return isNew && typed !== "" ? [[field.name, typed] as const] : [];
    }),
  );
}

export function honeypotIn(form: HTMLFormElement) {
  return { name: honeypotName, value: String(new FormData(form).get(honeypotName) ?? "") };
}
