import { createHmac, randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import { getEnvironmentData, setEnvironmentData } from "node:worker_threads";
import ipaddr from "ipaddr.js";
import proxyaddr from "proxy-addr";

/** Returns the client IP of a request, which rate limits count by. */
export type ClientIpResolver = (request: IncomingMessage) => string;

/** A household, an office or a server usually has a whole /64 of IPv6 addresses. */
const ipv6PrefixBits = 64;

/**
 * Creates the resolver of client IPs. A forwarding header is trusted only from a proxy that the operator has
 * configured; any other sender could forge it.
 */
export function createClientIpResolver(trustedProxies: readonly string[]): ClientIpResolver {
  const trust = proxyaddr.compile([...trustedProxies]);
  return (request) => toRateLimitKey(proxyaddr(request, trust), request.socket.remoteAddress);
}

/** Returns the IP of a connection; undefined for a trusted proxy, which serves many clients. */
export type ConnectionIpResolver = (socket: Socket) => string | undefined;

export function createConnectionIpResolver(trustedProxies: readonly string[]): ConnectionIpResolver {
  const trust = proxyaddr.compile([...trustedProxies]);
  return ({ remoteAddress }) => {
    const address = remoteAddress ?? "";
    return ipaddr.isValid(address) && trust(address, 0) ? undefined : toRateLimitKey(address, address);
  };
}

/** Returns whether each entry is an address, a range (10.0.0.0/8) or a name of proxy-addr (loopback, uniquelocal). */
export function areProxyRanges(ranges: readonly string[]): boolean {
  try {
    proxyaddr.compile([...ranges]);
    return true;
  } catch {
    return false;
  }
}

function toRateLimitKey(forwardedAddress: string, socketAddress: string | undefined): string {
  const address = ipaddr.isValid(forwardedAddress) ? forwardedAddress : (socketAddress ?? "");
  if (!ipaddr.isValid(address)) return "unknown";
  // An IPv4-mapped IPv6 address counts as the IPv4 address.
  const parsed = ipaddr.process(address);
  if (parsed.kind() === "ipv4") return parsed.toString();
  return `${ipaddr.fromByteArray([...parsed.toByteArray().slice(0, 8), 0, 0, 0, 0, 0, 0, 0, 0]).toString()}/${ipv6PrefixBits}`;
}

/** One key for all threads: later threads receive it through the environment data. */
const pseudonymKey = getSharedKey("asker-mark");

function getSharedKey(name: string): string {
  const existingKey: unknown = getEnvironmentData(name);
  if (typeof existingKey === "string") return existingKey;
  const newKey = randomBytes(32).toString("base64url");
  setEnvironmentData(name, newKey);
  return newKey;
}

/** Returns a pseudonym that distinguishes clients in the log until the next start, without revealing the address. */
export function pseudonymizeIp(address: string): string {
  return createHmac("sha256", pseudonymKey).update(address).digest("hex").slice(0, 12);
}
