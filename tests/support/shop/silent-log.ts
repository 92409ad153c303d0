import type { Log } from "~/kernel/log";

/** A log that discards everything. */
export const silentLog: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };
