import type { IncomingMessage } from "node:http";

const loopbackAddresses = new Set(["127.0.0.1", "::1", "::ffff:127.0.0.1"]);
const loopbackHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/**
 * Headers added by proxies, tunnels and CDNs. Browsers send no header with these prefixes, and Stripe's SDK prefixes
 * its `X-` headers with Stripe.
 */
const proxyHeader =
  /^(forwarded|via|x-(?!stripe-)|client-ip|true-client-|cf-|cdn-|fastly-|fly-|proxy-|akamai-)/;

/** Returns whether a request comes from this machine, for a loopback host name and without a proxy. */
export function isDirectLoopback({ socket, headers }: IncomingMessage): boolean {
  return (
    loopbackAddresses.has(socket.remoteAddress ?? "") &&
    loopbackHost.test(headers.host ?? "") &&
    !Object.keys(headers).some((name) => proxyHeader.test(name))
  );
}
