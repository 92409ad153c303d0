import type { IncomingMessage } from "node:http";

const loopbackAddresses = new Set(["127.0.0.1", "::1", "::ffff:127.0.0.1"]);
const loopbackHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/**
 * Headers that a proxy, tunnel or delivery network adds. No browser sends a header that begins like this, and
 * Stripe's SDK names its `X-` headers after Stripe.
 */
const proxyHeader =
  /^(forwarded|via|x-(?!stripe-)|client-ip|true-client-|cf-|cdn-|fastly-|fly-|proxy-|akamai-)/;

/** Whether a request comes from this machine, under a loopback name and through no proxy. */
export function isDirectLoopback({ socket, headers }: IncomingMessage): boolean {
  return (
    loopbackAddresses.has(socket.remoteAddress ?? "") &&
    loopbackHost.test(headers.host ?? "") &&
    !Object.keys(headers).some((name) => proxyHeader.test(name))
  );
}
