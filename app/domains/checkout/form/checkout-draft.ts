import { tryParseJson } from "@stile-and-rail/http/json";
import type { FormEntries } from "~/domains/forms/entries/form-entries";
import { type KeyValueStorage, tabStorage } from "~/ui/runtime/browser-storage";

const draftKey = "checkout-draft";

/** Reads the form values of this tab saved before a reload; card data is never saved. */
export function readCheckoutDraft(storage: KeyValueStorage = tabStorage): FormEntries {
  const value = tryParseJson(storage.getItem(draftKey));
  if (typeof value !== "object" || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter(
      (entry): entry is [string, string | string[]] => typeof entry[1] === "string" || isTexts(entry[1]),
    ),
  );
}

export function saveCheckoutDraft(values: FormEntries, storage: KeyValueStorage = tabStorage): void {
  storage.setItem(draftKey, JSON.stringify(values));
}

export function clearCheckoutDraft(storage: KeyValueStorage = tabStorage): void {
  storage.removeItem(draftKey);
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === "string");
}
