import type { IncomingMessage } from "node:http";

/** The shop's own address, and whether it answers under other names as well (the demo does). */
export type SiteOrigin = { readonly publicUrl: string; readonly mode: "demo" | "live" };

const loopbackAddresses = new Set(["127.0.0.1", "::1", "::ffff:127.0.0.1"]);
const loopbackHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/**
 * What a proxy, tunnel or delivery network adds to a request. No browser sends a header that begins like this, and of
 * the shop's own clients Remix, Sanity and Stripe name their `X-` headers after themselves.
 */
const proxyHeader =
  /^(forwarded|via|x-(?!remix-|sanity-|stripe-)|client-ip|true-client-|cf-|cdn-|fastly-|fly-|proxy-|akamai-)/;

/**
 * Whether a person at this very machine asks: a loopback socket, no sign of a proxy, a loopback name (a foreign name
 * bound to 127.0.0.1 is DNS rebinding), and a shop that is not published elsewhere: a proxy need not say that it
 * is one. Guards the Studio's button and /demo.
 */
export function isLocalRequest(request: IncomingMessage, publicUrl: string): boolean {
  return loopbackHost.test(new URL(publicUrl).host) && isDirectLoopbackRequest(request);
}

/**
 * Whether a request comes from this machine, to it by its own name, and by no proxy: a foreign name that points here
 * is refused, and so is whatever carries a forwarding header.
 */
export function isDirectLoopbackRequest({ socket, headers }: IncomingMessage): boolean {
  return (
    loopbackAddresses.has(socket.remoteAddress ?? "") &&
    loopbackHost.test(headers.host ?? "") &&
    !Object.keys(headers).some((name) => proxyHeader.test(name))
  );
}

/** A request made by a page of another site, as far as the browser tells. */
export function isCrossOriginRequest(request: IncomingMessage, door: SiteOrigin): boolean {
  const { origin, "sec-fetch-site": site } = request.headers;
  if (origin !== undefined) return !isSiteOrigin(origin, request.headers.host, door);
  return site !== undefined && site !== "same-origin" && site !== "none";
}

/** Proves that the shop's own page asked: what a form of another site, or a program without a browser, lacks. */
export function isSameOriginRequest(request: IncomingMessage, door: SiteOrigin): boolean {
  const { origin, host, "sec-fetch-site": site } = request.headers;
  return origin === undefined ? site === "same-origin" : isSiteOrigin(origin, host, door);
}

/** Live: PUBLIC_URL's own, scheme included. Demo: this machine's names and forwarded ports as well. */
function isSiteOrigin(origin: string, host: string | undefined, { publicUrl, mode }: SiteOrigin): boolean {
  if (origin === new URL(publicUrl).origin) return true;
  // A cookie belongs to the host it was set on, so a page of that same host is ours.
  return mode === "demo" && URL.canParse(origin) && new URL(origin).host === host;
}
