import { ZodError } from "zod";
import type { Log } from "~/kernel/log";

type Seen = { readonly services: { readonly log: Log }; readonly preview?: { readonly log: Log } };

/**
 * Where a failure is told. A draft without what its page needs is not finished yet, and no trouble of the shop's; whatever
 * else fails in a preview is.
 */
export function failureLog(error: unknown, { services, preview }: Seen): Log {
  return error instanceof ZodError ? services.log : (preview?.log ?? services.log);
}
