import type { IncomingMessage } from "node:http";

/** The public URL of the shop. In the demo other host names are accepted as well. */
export type SiteOrigin = { readonly publicUrl: string; readonly mode: "demo" | "live" };

const loopbackAddresses = new Set(["127.0.0.1", "::1", "::ffff:127.0.0.1"]);
const loopbackHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/**
 * Headers that a proxy, tunnel or CDN adds. Browsers send none of them, and the `X-` headers of Remix, Sanity and
 * Stripe begin with their own names.
 */
const proxyHeader =
  /^(forwarded|via|x-(?!remix-|sanity-|stripe-)|client-ip|true-client-|cf-|cdn-|fastly-|fly-|proxy-|akamai-)/;

/**
 * Returns whether the request comes from this machine. It needs a loopback socket, a loopback host name (against DNS
 * rebinding), no proxy header, and a shop without a public URL. Guards the Studio's button and /demo.
 */
export function isLocalRequest(request: IncomingMessage, publicUrl: string): boolean {
  return loopbackHost.test(new URL(publicUrl).host) && isDirectLoopbackRequest(request);
}

/** Returns whether a request comes from this machine under a loopback name and without a proxy header. */
export function isDirectLoopbackRequest({ socket, headers }: IncomingMessage): boolean {
  return (
    loopbackAddresses.has(socket.remoteAddress ?? "") &&
    loopbackHost.test(headers.host ?? "") &&
    !Object.keys(headers).some((name) => proxyHeader.test(name))
  );
}

/** Returns whether a page of another site made the request, as far as the browser tells. */
export function isCrossOriginRequest(request: IncomingMessage, siteOrigin: SiteOrigin): boolean {
  const { origin, "sec-fetch-site": site } = request.headers;
  if (origin !== undefined) return !isSiteOrigin(origin, request.headers.host, siteOrigin);
  return site !== undefined && site !== "same-origin" && site !== "none";
}

/**
 * Returns whether the browser proves that a page of the shop made the request. Forms of other sites and non-browser
 * clients fail.
 */
export function isSameOriginRequest(request: IncomingMessage, siteOrigin: SiteOrigin): boolean {
  const { origin, host, "sec-fetch-site": site } = request.headers;
  return origin === undefined ? site === "same-origin" : isSiteOrigin(origin, host, siteOrigin);
}

/**
 * Returns whether an origin is the shop's. In live mode only the origin of PUBLIC_URL is; in the demo other names of
 * this machine are, too.
 */
function isSiteOrigin(origin: string, host: string | undefined, { publicUrl, mode }: SiteOrigin): boolean {
  if (origin === new URL(publicUrl).origin) return true;
  // Cookies belong to their host, so a page of the same host belongs to the shop.
  return mode === "demo" && URL.canParse(origin) && new URL(origin).host === host;
}
