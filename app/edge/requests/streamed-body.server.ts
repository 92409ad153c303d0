import type { IncomingMessage } from "node:http";
import { createReadableStreamFromReadable } from "@remix-run/node";

/**
 * The body of a request as `fetch` types want it: streamed, so that it can be refused half-way. Who is gone by the time it is
 * asked for would be waited for without end.
 */
export function streamedBody(request: IncomingMessage): RequestInit {
  if (request.destroyed && !request.complete) throw new Error("the visitor is gone");
  return { body: createReadableStreamFromReadable(request), duplex: "half" };
}
