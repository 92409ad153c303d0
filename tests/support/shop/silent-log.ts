import type { Log } from "~/kernel/log";

/** A log for tests that do not look at it. */
export const silentLog: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };
