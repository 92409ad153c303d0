import { tryParseJson } from "@stile-and-rail/http/json";
import { type KeyValueStorage, tabStorage } from "~/ui/runtime/browser-storage";
import type { FormEntries } from "../entries/form-entries";
import type { StoredFilesByField } from "../validation/file-rules";

/** The progress of a visitor in a form with several steps, stored in this tab by form name (FORM-030). */
export type FormProgress = {
  readonly id: string | null;
  readonly step: number;
  readonly entries: FormEntries;
  /** The names, sizes and types of uploaded files. */
  readonly stored?: StoredFilesByField;
};

const toStorageKey = (formName: string) => `form-${formName}`;

export function loadFormProgress(
  formName: string,
  storage: KeyValueStorage = tabStorage,
): FormProgress | null {
  const value = tryParseJson(storage.getItem(toStorageKey(formName)));
  if (typeof value !== "object" || value === null) return null;
  const { id, step, entries, stored } = value as Partial<FormProgress>;
  if (typeof step !== "number" || typeof entries !== "object" || entries === null) return null;
  const files = typeof stored === "object" && stored !== null ? { stored } : {};
  return { id: typeof id === "string" ? id : null, step, entries, ...files };
}

export function saveFormProgress(
  formName: string,
  progress: FormProgress,
  storage: KeyValueStorage = tabStorage,
): void {
  storage.setItem(toStorageKey(formName), JSON.stringify(progress));
}

export function clearFormProgress(formName: string, storage: KeyValueStorage = tabStorage): void {
  storage.removeItem(toStorageKey(formName));
}
