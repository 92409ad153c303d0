import type { SubmissionResult } from "@conform-to/dom";
import type { StoredFacts } from "./file-rules";
import type { FormEntries } from "./form-values";

/** Where a form stands when it is shown: at its beginning, or where the server's answer left it. */
export type FormStart = {
  readonly step: number;
  readonly id: string | null;
  readonly entries: FormEntries;
  /** The server's reply to the last post. */
  readonly lastResult: SubmissionResult | null;
  /** Files of steps that are ours already. */
  readonly stored: StoredFacts;
  readonly isSent: boolean;
  readonly message: { readonly type: "success" | "error"; readonly text: string } | null;
};

export const atTheBeginning: FormStart = {
  step: 0,
  id: null,
  entries: {},
  lastResult: null,
  stored: {},
  isSent: false,
  message: null,
};

/** Whether nobody has said anything yet, as far as the server knows. */
export function isAtTheBeginning({ id, entries, isSent }: FormStart): boolean {
  return id === null && !isSent && Object.keys(entries).length === 0;
}
