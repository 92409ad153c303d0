import { homeCountry } from "~/domains/regions/countries";
import { normalizePhone, normalizeTypedText, normalizeZip } from "~/kernel/text/typed-text";
import type { FormField } from "../template/form-template";
import { type FormEntries, getEntryText } from "./form-entries";

const zipName = /^(.*_)?zip(?:_?code)?$/i;

/**
 * Normalizes the text of a single-line field before it is checked and stored. Choices and long texts stay
 * unchanged.
 */
export function normalizeEntry(field: FormField, text: string, entries: FormEntries): string {
  switch (field.type) {
    case "text":
    case "email":
    case "number":
      return normalizeText(field, text, entries);
    case "tel":
      return normalizePhone(text);
    case "hidden":
    case "textarea":
    case "select":
    case "checkbox":
    case "newsletter":
    case "checkbox-group":
    case "radio":
    case "file":
    case "password":
      return text;
  }
}

function normalizeText({ name, autocomplete }: FormField, text: string, entries: FormEntries): string {
  const zip = zipName.exec(name);
  if (!zip && autocomplete !== "postal-code") return normalizeTypedText(text);
  return normalizeZip(text, getEntryText(entries, `${zip?.[1] ?? ""}country`) || homeCountry);
}
