/** What the network says, and what the driver says of a connection that was not made or has ended. */
const networkErrorCodes: ReadonlySet<string> = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
  "ENOSPC",
  "CONNECT_TIMEOUT",
  "CONNECTION_CLOSED",
  "CONNECTION_DESTROYED",
  "CONNECTION_ENDED",
]);

/**
 * Postgres' own codes (its manual, appendix A): class 08 connection, 53 out of connections, memory or disk, 57P shut
 * down or starting, 58 the system around it; 25006: a standby that takes no writes.
 */
const postgresErrorCodes = /^(08...|53...|57P0[1-5]|58...|25006)$/;

/**
 * Whether a failure says that the database is not there or cannot write, whatever wraps it: not our fault and not the
 * visitor's, and over as soon as the database is back.
 */
export function isDatabaseUnavailable(failure: unknown): boolean {
  for (let at = failure, depth = 0; at instanceof Error && depth < 10; at = at.cause, depth += 1) {
    const code = "code" in at ? String(at.code) : "";
    if (networkErrorCodes.has(code) || postgresErrorCodes.test(code)) return true;
  }
  return false;
}
