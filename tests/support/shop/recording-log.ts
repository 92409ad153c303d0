import type { Log } from "~/kernel/log";

export type LoggedError = { readonly details: object; readonly message: string };

/** Creates a log that records its errors. */
export function createRecordingLog(): { readonly log: Log; readonly errors: readonly LoggedError[] } {
  const errors: LoggedError[] = [];
  const log: Log = {
    info: () => undefined,
    warn: () => undefined,
    error: (details, message) => void errors.push({ details: details, message }),
  };
  return { log, errors };
}
