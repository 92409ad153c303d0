import type { IncomingMessage } from "node:http";
import { isOfThisMachine } from "~/kernel/own-door.server";

/** Only this machine may call, and no proxy for anybody else. */
export function isLoopback(request: IncomingMessage): boolean {
  return isOfThisMachine(request) && request.headers["x-forwarded-for"] === undefined;
}
