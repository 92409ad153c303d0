import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";

/** The response header that holds the id of the request. */
export const requestIdHeader = "x-request-id";

const requestIds = new AsyncLocalStorage<string>();

export function createRequestId(): string {
  return randomUUID();
}

/** Runs a function for a request. Log lines that it writes carry the id. */
export function runWithRequestId<T>(requestId: string, run: () => T): T {
  return requestIds.run(requestId, run);
}

/** Returns the id of the request that the current code runs for; undefined in background jobs. */
export function getRequestId(): string | undefined {
  return requestIds.getStore();
}
