import type { IncomingMessage } from "node:http";

const loopbackAddresses = new Set(["127.0.0.1", "::1", "::ffff:127.0.0.1"]);
const forwardingHeaders = [
  "forwarded",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-real-ip",
  "via",
];

/**
 * Whether a request truly comes from this machine: a loopback socket, no sign of a proxy, and `Host: localhost`
 * (a page of a rebound foreign name carries that name). Contract: the guard before /demo/* and the Studio's button.
 */
export function isTrueLoopback(request: IncomingMessage): boolean {
  if (!loopbackAddresses.has(request.socket.remoteAddress ?? "")) return false;
  if (forwardingHeaders.some((name) => request.headers[name] !== undefined)) return false;
  return /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(request.headers.host ?? "");
}
