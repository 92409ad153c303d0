import { ZodError } from "zod";
import type { Log } from "~/kernel/log";

type LogContext = { readonly services: { readonly log: Log }; readonly preview?: { readonly log: Log } };

/**
 * Chooses the log for a failure in a preview. An incomplete draft is expected to fail validation; any other failure
 * is a problem of the shop.
 */
export function chooseFailureLog(error: unknown, { services, preview }: LogContext): Log {
  return error instanceof ZodError ? services.log : (preview?.log ?? services.log);
}
