import type { IncomingMessage } from "node:http";
import { createReadableStreamFromReadable } from "@remix-run/node";

/** The body of a request as `fetch` types want it: streamed, so that it can be refused half-way. */
export function streamedBody(request: IncomingMessage): RequestInit {
  return { body: createReadableStreamFromReadable(request), duplex: "half" };
}
