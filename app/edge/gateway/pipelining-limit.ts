import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/**
 * How many requests may wait behind the current one on a connection; browsers and proxies do not pipeline.
 */
const maxPipelined = 4;
const pipelined = new WeakMap<Socket, number>();

/**
 * Returns whether a connection may queue another pipelined request (RFC 9112 §9.3.2). A few kilobytes hold thousands of
 * requests, and a client that never reads would make the server buffer all responses.
 */
export function isWithinPipeliningLimit({ socket }: IncomingMessage, response: ServerResponse): boolean {
  // Node assigns the socket to a response once all earlier responses are written.
  if (response.socket !== null) return true;
  const pipelinedCount = pipelined.get(socket) ?? 0;
  if (pipelinedCount >= maxPipelined) return false;
  pipelined.set(socket, pipelinedCount + 1);
  response.once("close", () => pipelined.set(socket, (pipelined.get(socket) ?? 1) - 1));
  return true;
}
