import type { IncomingMessage } from "node:http";
import { createReadableStreamFromReadable } from "@remix-run/node";

/**
 * Returns the request body as a stream for `fetch` types, so that it can be refused halfway. Throws when the client
 * has disconnected, because reading would never end.
 */
export function toStreamedBody(request: IncomingMessage): RequestInit {
  if (request.destroyed && !request.complete) throw new Error("the visitor is gone");
  return { body: createReadableStreamFromReadable(request), duplex: "half" };
}
