import type { Log } from "~/kernel/log";

export type LoggedError = { readonly details: object; readonly message: string };

/** A log that records its errors. */
export function createRecordingLog(): { readonly log: Log; readonly errors: readonly LoggedError[] } {
  const errors: LoggedError[] = [];
  const log: Log = {
    info: () => undefined,
    warn: () => undefined,
    error: (facts, message) => void errors.push({ details: facts, message }),
  };
  return { log, errors };
}
