import { type ServiceName, UnreachableService } from "../app/kernel/unreachable-service";

/** Network errors, and connection errors of the driver. */
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
 * Postgres error codes (manual, appendix A): 08 connection, 53 resources, 57P shutdown or startup, 58 system
 * error, 25006 read-only standby.
 */
const postgresErrorCodes = /^(08...|53...|57P0[1-5]|58...|25006)$/;

/** Returns true when an error, however wrapped, means that the database is unreachable or read-only. */
export function isDatabaseUnavailable(failure: unknown): boolean {
  return findUnavailableService(failure) === "database";
}

/** Returns what is unreachable according to an error, however wrapped; undefined for any other error. */
export function findUnavailableService(failure: unknown): "database" | ServiceName | undefined {
  for (let at = failure, depth = 0; at instanceof Error && depth < 10; at = at.cause, depth += 1) {
    if (at instanceof UnreachableService) return at.service;
    const code = "code" in at ? String(at.code) : "";
    if (networkErrorCodes.has(code) || postgresErrorCodes.test(code)) return "database";
  }
  return undefined;
}
