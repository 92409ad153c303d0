import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { describe, expect, it } from "vitest";
import { checkoutInput } from "#tests/support/browser/checkout";
import { silentLog } from "#tests/support/shop/silent-log";
import { rejectCrossOriginWrites } from "~/edge/guards/cross-origin-guard.server";
import { createDemoPagesGuard, requireDemo } from "~/edge/guards/demo-guard.server";
import { withFreeOrderLimit } from "~/edge/guards/free-order-limit.server";
import { derivePlacementId } from "~/edge/guards/placement-id.server";
import { createRateLimits } from "~/edge/guards/rate-limits.server";
import type { Handler } from "~/edge/http/handler";
import type { Log } from "~/kernel/log";

const origin = { publicUrl: "http://localhost:3000", mode: "demo" } as const;

/** A log that collects its lines of every level. */
function keepingLog() {
  const lines: string[] = [];
  const keep = (details: object, message: string) => void lines.push(JSON.stringify({ ...details, message }));
  return { log: { info: keep, warn: keep, error: keep } satisfies Log, lines };
}

/** Returns the status a guard answers to a request from this machine, or 'passed on'. */
function toSubmitResult(
  guard: Handler,
  method: string,
  headers: Record<string, string>,
  remote = "127.0.0.1",
) {
  const socket = new Socket();
  Object.defineProperty(socket, "remoteAddress", { value: remote });
  const request = new IncomingMessage(socket);
  Object.assign(request, { method, url: "/api/order?x=1" });
  Object.assign(request.headers, { host: "localhost:3000", ...headers });
  const response = new ServerResponse(request);
  let passedOn = false;
  guard(request, response, () => {
    passedOn = true;
  });
  return passedOn ? "passed on" : response.statusCode;
}

describe("the guard of /demo", () => {
  it("admits direct requests from this machine only", () => {
    const guard = createDemoPagesGuard(origin);
    expect(toSubmitResult(guard, "GET", {})).toBe("passed on");
    expect(toSubmitResult(guard, "GET", {}, "192.168.1.7")).toBe(404);
    expect(toSubmitResult(guard, "GET", { host: "shop.example" })).toBe(404);
    for (const name of ["x-forwarded-for", "forwarded", "via", "x-real-ip", "cf-connecting-ip"])
      expect([name, toSubmitResult(guard, "GET", { [name]: "10.0.0.1" })]).toEqual([name, 404]);
  });

  it("answers 404 to every request for /demo in live mode", async () => {
    expect(toSubmitResult(createDemoPagesGuard({ ...origin, mode: "live" }), "GET", {})).toBe(404);
    expect(() => requireDemo({ mode: "demo" })).not.toThrow();
    const refusal = (() => {
      try {
        return requireDemo({ mode: "live" });
      } catch (thrown) {
        return thrown;
      }
    })();
    if (!(refusal instanceof Response)) throw new Error("the demo's page is there");
    expect([refusal.status, await refusal.text()]).toEqual([404, "Not found"]);
  });
});

describe("the rejection of cross-origin writes", () => {
  const { log, lines } = keepingLog();
  const guard = rejectCrossOriginWrites(origin, log);

  it.each(["POST", "PUT", "PATCH", "DELETE"])("rejects a %s from another site and logs it", (method) => {
    lines.length = 0;
    expect(toSubmitResult(guard, method, { origin: "https://evil.example" })).toBe(403);
    expect(lines.join()).toContain("foreign-origin-refused");
    expect(lines.join()).toContain('"path":"/api/order"');
  });

  it("explains the refusal of a cross-origin write in the JSON of an endpoint", () => {
    const request = new IncomingMessage(new Socket());
    Object.assign(request, { method: "POST", url: "/api/order" });
    Object.assign(request.headers, { host: "localhost:3000", origin: "https://evil.example" });
    const response = new ServerResponse(request);
    let logged: unknown;
    response.end = (body: unknown) => {
      logged = body;
      return response;
    };
    guard(request, response, () => undefined);
    expect(JSON.parse(String(logged))).toEqual({
      success: false,
      message: "Requests from other sites are not accepted.",
    });
  });

  it.each(["GET", "HEAD", "OPTIONS"])("admits a %s from another site", (method) => {
    expect(toSubmitResult(guard, method, { origin: "https://evil.example" })).toBe("passed on");
  });

  it("admits writes from the shop's own pages and from servers without an Origin", () => {
    expect(toSubmitResult(guard, "POST", { origin: "http://localhost:3000" })).toBe("passed on");
    expect(toSubmitResult(guard, "POST", {})).toBe("passed on");
    expect(toSubmitResult(guard, "POST", { "sec-fetch-site": "cross-site" })).toBe(403);
  });
});

describe("the limit of free orders where the shop sends emails", () => {
  const env = { resend: { apiKey: "re_tests" } };
  const free = { cost: 0 };
  const order = (
    limits: ReturnType<typeof createRateLimits>,
    email: string,
    clientIp = "203.0.113.5",
    placed = free,
  ) =>
    withFreeOrderLimit(
      { limits, env },
      { email, clientIp },
      async () => placed,
      ({ cost }) => cost === 0,
    );

  it("allows six free orders a day per mailbox, whatever its spelling", async () => {
    const limits = createRateLimits(silentLog);
    const spellings = [
      "v.i@example.com",
      " VI@example.com",
      "vi+1@example.com",
      "vi+2+3@EXAMPLE.com",
      "vi@example.com",
      "vi@example.com",
    ];
    for (const [at, email] of spellings.entries())
      expect(await order(limits, email, `10.0.0.${at}`)).toBe(free);
    expect(await order(limits, "vi@example.com", "10.0.1.1")).toBe("too-many");
    expect(await order(limits, "vi@other.example", "10.0.1.2")).toBe(free);
    expect(await order(limits, "iv@example.com", "10.0.1.3")).toBe(free);
  });

  it("allows twenty free orders an hour per client IP without counting toward the mailbox's limit", async () => {
    const limits = createRateLimits(silentLog);
    for (let n = 0; n < 20; n += 1) expect(await order(limits, `reader${n}@example.com`)).toBe(free);
    for (let n = 0; n < 7; n += 1) expect(await order(limits, "late@example.com")).toBe("too-many");
    expect(await order(limits, "late@example.com", "198.51.100.9")).toBe(free);
  });

  it("excludes paid orders from the limit of free orders", async () => {
    const limits = createRateLimits(silentLog);
    const paid = { cost: 2245 };
    for (let n = 0; n < 8; n += 1) expect(await order(limits, "v@example.com", "10.0.0.1", paid)).toBe(paid);
    expect(await order(limits, "v@example.com")).toBe(free);
  });

  it("sets no limit of free orders in the demo, which sends no emails", async () => {
    const limits = createRateLimits(silentLog);
    const placeOrder = () =>
      withFreeOrderLimit(
        { limits, env: {} },
        { email: "v@example.com", clientIp: "10.0.0.1" },
        async () => free,
        () => true,
      );
    for (let n = 0; n < 25; n += 1) expect(await placeOrder()).toBe(free);
  });
});

describe("the rate limits", () => {
  it.each([
    ["order-lookup", 20],
    ["quote-link-request", 10],
    ["form-submit", 10],
    ["place-order", 30],
    ["free-order-recipient", 6],
    ["free-order-sender", 20],
    ["payment", 120],
  ] as const)("limits %s to %d attempts per key", async (name, times) => {
    const { log, lines } = keepingLog();
    const limits = createRateLimits(log);
    for (let n = 0; n < times; n += 1) expect(await limits.allows(name, "203.0.113.5")).toBe(true);
    expect(lines).toEqual([]);
    expect(await limits.allows(name, "203.0.113.5")).toBe(false);
    expect(await limits.allows(name, "203.0.113.6")).toBe(true);
  });

  it("logs the first refusal of a window under a pseudonym, without the client IP", async () => {
    const { log, lines } = keepingLog();
    const limits = createRateLimits(log);
    for (let n = 0; n < 14; n += 1) await limits.allows("quote-link-request", "203.0.113.5");
    expect(lines).toHaveLength(1);
    expect(lines.join()).toContain("too-many-requests");
    expect(lines.join()).toContain("quote-link-request");
    expect(lines.join()).not.toContain("203.0.113.5");
  });

  it("subtracts a counted attempt that did not take place", async () => {
    const limits = createRateLimits(silentLog);
    for (let n = 0; n < 10; n += 1) await limits.allows("quote-link-request", "k");
    await limits.revertCount("quote-link-request", "k");
    expect([
      await limits.allows("quote-link-request", "k"),
      await limits.allows("quote-link-request", "k"),
    ]).toEqual([true, false]);
  });
});

describe("derivePlacementId", () => {
  const sentId: string | null = "6f3b1d9e-6d6a-4a6c-9a0e-0d9a3a8f0b11";
  const ada = {
    bill_first_name: "Ada",
    bill_last_name: "Lovelace",
    bill_email: "ada@example.com",
    bill_phone: "4065550100",
    bill_address_1: "12 Main St",
  };
  const bound = (changes: object = {}, secret = "a secret of the tests") => {
    const { placementId, ...form } = { placementId: sentId, ...ada, ...changes };
    const { retry, ...input } = checkoutInput();
    return derivePlacementId({ form: { ...input.form, ...form }, retry: { ...retry, placementId } }, secret);
  };

  it("derives the same UUID from the same person's placement id", () => {
    expect(bound()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(bound({ bill_first_name: " ada ", bill_email: "ADA@example.com" })).toBe(bound());
    expect(bound({ bill_address_1: "7 Elm St" })).toBe(bound());
  });

  it.each(["bill_first_name", "bill_last_name", "bill_email", "bill_phone", "placementId"])(
    "derives another placement id for another %s, so that a leaked id finds no order",
    (field) => {
      expect(bound({ [field]: "another" })).not.toBe(bound());
    },
  );

  it("derives another placement id with another secret, and none from a form without one", () => {
    expect(bound({}, "another")).not.toBe(bound());
    expect(bound({ placementId: null })).toBeNull();
  });
});
