import type { SubmissionResult } from "@conform-to/dom";
import type { FormEntries } from "../entries/form-entries";
import type { StoredFilesByField } from "../validation/file-rules";

/** Where a form stands when it is shown: at its beginning, or where the server's answer left it. */
export type InitialFormState = {
  readonly step: number;
  readonly id: string | null;
  readonly entries: FormEntries;
  /** The server's reply to the last post. */
  readonly lastResult: SubmissionResult | null;
  /** Files of steps that are ours already. */
  readonly stored: StoredFilesByField;
  readonly isSent: boolean;
  readonly message: { readonly type: "success" | "error"; readonly text: string } | null;
};

export const emptyFormState: InitialFormState = {
  step: 0,
  id: null,
  entries: {},
  lastResult: null,
  stored: {},
  isSent: false,
  message: null,
};

/** Whether nobody has said anything yet, as far as the server knows. */
export function isEmptyFormState({ id, entries, isSent }: InitialFormState): boolean {
  return id === null && !isSent && Object.keys(entries).length === 0;
}
