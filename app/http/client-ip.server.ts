import { createHmac, randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import { getEnvironmentData, setEnvironmentData } from "node:worker_threads";
import ipaddr from "ipaddr.js";
import proxyaddr from "proxy-addr";

/** What a limit counts: the address behind a request. */
export type ClientIpResolver = (request: IncomingMessage) => string;

/** One household, office or server has this much of an IPv6 address for itself. */
const ipv6PrefixBits = 64;

/**
 * The one place that says who asks. A forwarding header is believed only from a proxy the operator has named:
 * from anybody else it is a name the sender gave himself.
 */
export function createClientIpResolver(trustedProxies: readonly string[]): ClientIpResolver {
  const trust = proxyaddr.compile([...trustedProxies]);
  return (request) => toRateLimitKey(proxyaddr(request, trust), request.socket.remoteAddress);
}

/** Whose connection it is; undefined for a proxy the operator has named, who comes for others. */
export type ConnectionIpResolver = (socket: Socket) => string | undefined;

export function createConnectionIpResolver(trustedProxies: readonly string[]): ConnectionIpResolver {
  const trust = proxyaddr.compile([...trustedProxies]);
  return ({ remoteAddress }) => {
    const address = remoteAddress ?? "";
    return ipaddr.isValid(address) && trust(address, 0) ? undefined : toRateLimitKey(address, address);
  };
}

/** Whether each of these is an address, a range (10.0.0.0/8) or a name proxy-addr knows (loopback, uniquelocal). */
export function areProxyRanges(ranges: readonly string[]): boolean {
  try {
    proxyaddr.compile([...ranges]);
    return true;
  } catch {
    return false;
  }
}

function toRateLimitKey(said: string, socketAddress: string | undefined): string {
  const address = ipaddr.isValid(said) ? said : (socketAddress ?? "");
  if (!ipaddr.isValid(address)) return "unknown";
  // An IPv4 address in IPv6 clothes is the same address.
  const parsed = ipaddr.process(address);
  if (parsed.kind() === "ipv4") return parsed.toString();
  return `${ipaddr.fromByteArray([...parsed.toByteArray().slice(0, 8), 0, 0, 0, 0, 0, 0, 0, 0]).toString()}/${ipv6PrefixBits}`;
}

/** One key for all threads of the shop: those started later find it here. */
const pseudonymKey = sharedKey("asker-mark");

function sharedKey(name: string): string {
  const known: unknown = getEnvironmentData(name);
  if (typeof known === "string") return known;
  const fresh = randomBytes(32).toString("base64url");
  setEnvironmentData(name, fresh);
  return fresh;
}

/** Tells askers apart in the log, until the next start, without saying who they are. */
export function pseudonymizeIp(address: string): string {
  return createHmac("sha256", pseudonymKey).update(address).digest("hex").slice(0, 12);
}
