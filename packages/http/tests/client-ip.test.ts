import { createServer, IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { describe, expect, it } from "vitest";
import { areProxyRanges, createClientIpResolver, pseudonymizeIp } from "../src/client-ip.server";

/** Sends a request through a real server and returns the resolved client IP. */
async function askedWith(
  trusted: readonly string[],
  headers: Record<string, string>,
  socketAddress?: string,
): Promise<string> {
  const whoAsks = createClientIpResolver(trusted);
  const server = createServer((request, response) => {
    if (socketAddress) Object.defineProperty(request.socket, "remoteAddress", { value: socketAddress });
    response.end(whoAsks(request satisfies IncomingMessage));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  const answer = await fetch(`http://127.0.0.1:${port}`, { headers });
  const text = await answer.text();
  server.close();
  return text;
}

describe("the client IP of a request", () => {
  it("ignores forwarded headers from a connection that is not a trusted proxy", async () => {
    expect(await askedWith([], { "X-Forwarded-For": "203.0.113.9" })).toBe("127.0.0.1");
    expect(await askedWith([], { Forwarded: "for=203.0.113.9", "X-Real-IP": "203.0.113.9" })).toBe(
      "127.0.0.1",
    );
    expect(await askedWith(["10.0.0.0/8"], { "X-Forwarded-For": "203.0.113.9" })).toBe("127.0.0.1");
  });

  it("uses the last forwarded address of a trusted proxy as the client IP", async () => {
    const trusted = ["127.0.0.1"];
    expect(await askedWith(trusted, { "X-Forwarded-For": "203.0.113.9" })).toBe("203.0.113.9");
    expect(await askedWith(trusted, { "X-Forwarded-For": "1.2.3.4, 203.0.113.9" })).toBe("203.0.113.9");
    expect(await askedWith(trusted, { "X-Forwarded-For": "10.0.0.1, 203.0.113.9" })).toBe("203.0.113.9");
  });

  it("uses the proxy's address as the client IP when it forwards an invalid one", async () => {
    expect(await askedWith(["127.0.0.1"], { "X-Forwarded-For": "<script>" })).toBe("127.0.0.1");
  });

  it("returns unknown as the client IP when the connection is closed", () => {
    expect(createClientIpResolver([])(new IncomingMessage(new Socket()))).toBe("unknown");
  });

  it("groups IPv6 addresses by their /64 network and unwraps IPv4", async () => {
    expect(await askedWith([], {}, "2001:db8:1:2:3:4:5:6")).toBe("2001:db8:1:2::/64");
    expect(await askedWith([], {}, "2001:db8:1:2:aaaa::1")).toBe("2001:db8:1:2::/64");
    expect(await askedWith([], {}, "::ffff:203.0.113.9")).toBe("203.0.113.9");
  });
});

describe("the validation of proxy ranges", () => {
  it.each([
    [["10.0.0.5"], true],
    [["192.168.0.0/16", "loopback", "2001:db8::/32"], true],
    [[], true],
    [["10.0.0.5", "our proxy"], false],
    [["10.0.0.0/33"], false],
    [[""], false],
  ])("checks whether the proxies %j are addresses or ranges: %s", (ranges, areSome) => {
    expect(areProxyRanges(ranges)).toBe(areSome);
  });
});

describe("pseudonymizeIp", () => {
  it("derives a stable pseudonym that differs between client IPs", () => {
    const pseudonym = pseudonymizeIp("203.0.113.9");
    expect(pseudonym).toMatch(/^[0-9a-f]{12}$/);
    expect(pseudonymizeIp("203.0.113.9")).toBe(pseudonym);
    expect(pseudonymizeIp("203.0.113.8")).not.toBe(pseudonym);
  });
});
