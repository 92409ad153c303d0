import type { IncomingMessage, ServerResponse } from "node:http";

/** The front has the answer long before. */
const lingerMs = 1_000;

/**
 * Ends a connection that brought a body, a moment after its answer: the front uses it for nothing else. Whoever stopped
 * reading half-way has stopped listening too, and would never hear that the front is gone.
 */
export function endAfterAnswer(request: IncomingMessage, response: ServerResponse, ms = lingerMs): void {
  const { headers, socket } = request;
  if (headers["content-length"] === undefined && headers["transfer-encoding"] === undefined) return;
  response.once("finish", () => {
    const timer = setTimeout(() => socket.destroy(), ms);
    socket.once("close", () => clearTimeout(timer));
  });
}
