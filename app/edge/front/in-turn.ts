import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** Requests that may wait behind the one that is being answered; browsers and proxies send none. */
const mostWaiting = 4;
const waiting = new WeakMap<Socket, number>();

/**
 * Whether a request may wait for the answers before it on its connection (RFC 9112 §9.3.2). A few kilobytes hold
 * thousands of requests: where nobody reads what comes back, all their answers would stand in our memory.
 */
export function mayWait({ socket }: IncomingMessage, response: ServerResponse): boolean {
  // Node gives a response the socket when the answers before it are written.
  if (response.socket !== null) return true;
  const before = waiting.get(socket) ?? 0;
  if (before >= mostWaiting) return false;
  waiting.set(socket, before + 1);
  response.once("close", () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
  return true;
}
