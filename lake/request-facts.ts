import type { IncomingMessage } from "node:http";

const loopbackAddresses = new Set(["127.0.0.1", "::1", "::ffff:127.0.0.1"]);
const loopbackHosts = new Set(["localhost", "127.0.0.1", "[::1]"]);
const forwardingHeaders = ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via"];

/**
 * True only for a browser on this very machine: loopback socket, no proxy in between, and asked by a loopback
 * name (a foreign name that resolves to 127.0.0.1 is DNS rebinding).
 */
export function isTrueLoopback(request: IncomingMessage): boolean {
  return (
    loopbackAddresses.has(request.socket.remoteAddress ?? "") &&
    forwardingHeaders.every((name) => request.headers[name] === undefined) &&
    loopbackHosts.has(hostNameOf(request.headers.host))
  );
}

/** A request made by a page of another site, as far as the browser tells. */
export function isFromForeignOrigin(request: IncomingMessage, publicUrl: string): boolean {
  const origin = request.headers.origin;
  if (origin === undefined) {
    const site = request.headers["sec-fetch-site"];
    return site !== undefined && site !== "same-origin" && site !== "none";
  }
  return !isOwnOrigin(origin, request.headers.host, publicUrl);
}

/** Proves that the shop's own page asked; what a form of another site, or a program without a browser, lacks. */
export function isFromOwnOrigin(request: IncomingMessage, publicUrl: string): boolean {
  const { origin, host } = request.headers;
  return origin === undefined
    ? request.headers["sec-fetch-site"] === "same-origin"
    : isOwnOrigin(origin, host, publicUrl);
}

function isOwnOrigin(origin: string, host: string | undefined, publicUrl: string): boolean {
  const given = originOf(origin);
  if (!given) return false;
  // A cookie belongs to the host it was set on, so a page of that same host is ours.
  return given.origin === originOf(publicUrl)?.origin || given.host === host;
}

export function cookieOf(request: IncomingMessage, name: string): string | undefined {
  const pairs = (request.headers.cookie ?? "").split(";").map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}

function hostNameOf(host: string | undefined): string {
  return host?.replace(/:\d+$/, "").toLowerCase() ?? "";
}

function originOf(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined;
}
