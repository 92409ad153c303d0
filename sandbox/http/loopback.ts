import type { IncomingMessage } from "node:http";

const ownNames = ["127.0.0.1", "localhost", "[::1]"];

/** Only this machine may call, and only under its own name: a foreign name that points here is refused too. */
export function isLoopback(request: IncomingMessage): boolean {
  const address = request.socket.remoteAddress ?? "";
  const fromHere = address === "::1" || /^(::ffff:)?127\./.test(address);
  const host = (request.headers.host ?? "").replace(/:\d+$/, "");
  return fromHere && ownNames.includes(host) && request.headers["x-forwarded-for"] === undefined;
}
