import type { SubmissionResult } from "@conform-to/dom";
import type { FormEntries } from "../entries/form-entries";
import type { StoredFilesByField } from "../validation/file-rules";

/** The state of a form when it is rendered: empty, or as the server's response left it. */
export type InitialFormState = {
  readonly step: number;
  readonly id: string | null;
  readonly entries: FormEntries;
  readonly lastResult: SubmissionResult | null;
  /** Files that earlier steps stored. */
  readonly storedFiles: StoredFilesByField;
  readonly isSent: boolean;
  readonly message: { readonly type: "success" | "error"; readonly text: string } | null;
};

export const emptyFormState: InitialFormState = {
  step: 0,
  id: null,
  entries: {},
  lastResult: null,
  storedFiles: {},
  isSent: false,
  message: null,
};

/** Returns whether the server has not yet received any answers. */
export function isEmptyFormState({ id, entries, isSent }: InitialFormState): boolean {
  return id === null && !isSent && Object.keys(entries).length === 0;
}
