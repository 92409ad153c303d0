import { describe, expect, it } from "vitest";
import { silentLog } from "#tests/support/shop/silent-log";
import { createRateLimits } from "~/edge/guards/rate-limits.server";
import { createWebhookLimiter } from "~/edge/guards/webhook-limit.server";
import { err, ok } from "~/kernel/result";

const paypalIp = "203.0.113.80";
const otherIp = "198.51.100.9";

/** A webhook limiter with event handlers. `countVerified` returns how many events were verified. */
function createTestLimiter() {
  const limiter = createWebhookLimiter(createRateLimits(silentLog));
  let verifiedCount = 0;
  const genuine = async () => {
    verifiedCount += 1;
    return ok("applied" as const);
  };
  const forged = async () => {
    verifiedCount += 1;
    return err({ code: "bad-signature" as const });
  };
  const silent = async () => err({ code: "not-applied" as const });
  return { limiter, genuine, forged, silent, countVerified: () => verifiedCount };
}

/** Sends this many events one after another and returns their results. */
async function sendEvents<T>(times: number, event: (at: number) => Promise<T>): Promise<T[]> {
  const answers: T[] = [];
  for (let at = 0; at < times; at += 1) answers.push(await event(at));
  return answers;
}

describe("forged PayPal events", () => {
  it("verifies at most twenty forged PayPal events a minute per client IP", async () => {
    const { limiter, forged, countVerified } = createTestLimiter();
    const answers = await sendEvents(50, () => limiter("paypal", otherIp, forged));
    expect(countVerified()).toBe(20);
    expect(answers[19]).toEqual({ ok: false, failure: { code: "bad-signature" } });
    expect(answers.slice(20)).toEqual(Array(30).fill("too-many"));
  });

  it("counts events before it verifies them, so that concurrent ones share the limit", async () => {
    const { limiter, forged, countVerified } = createTestLimiter();
    await Promise.all(Array.from({ length: 200 }, () => limiter("paypal", otherIp, forged)));
    expect(countVerified()).toBeLessThanOrEqual(20);
  });

  it("verifies at most 120 forged PayPal events a minute over all client IPs", async () => {
    const { limiter, forged, countVerified } = createTestLimiter();
    const answers = await sendEvents(300, (at) => limiter("paypal", `10.0.${at}.1`, forged));
    expect(countVerified()).toBe(120);
    expect(answers.at(-1)).toBe("busy");
  });

  it("admits a client IP with a genuine event during a flood, unless it forges events itself", async () => {
    const { limiter, forged, genuine } = createTestLimiter();
    expect(await limiter("paypal", paypalIp, genuine)).toEqual({ ok: true, value: "applied" });
    await sendEvents(300, (at) => limiter("paypal", `10.0.${at}.1`, forged));
    expect(await limiter("paypal", "203.0.113.81", genuine)).toBe("busy");
    const answers = await sendEvents(200, () => limiter("paypal", paypalIp, genuine));
    expect(answers).toEqual(Array(200).fill({ ok: true, value: "applied" }));
    expect((await sendEvents(21, () => limiter("paypal", paypalIp, forged))).at(-1)).toBe("too-many");
  });

  it("verifies four events at a time and lets eight wait per client IP", async () => {
    const { limiter } = createTestLimiter();
    let underWay = 0;
    const ends: (() => void)[] = [];
    const slow = async () => {
      underWay += 1;
      await new Promise<void>((resolve) => ends.push(resolve));
      return err({ code: "bad-signature" as const });
    };
    const events = Array.from({ length: 10 }, () => limiter("paypal", otherIp, slow));
    const other = limiter("paypal", "198.51.100.10", slow);
    await new Promise((resolve) => setImmediate(resolve));
    expect(underWay).toBe(4);
    expect(await Promise.all(events.slice(8))).toEqual(["busy", "busy"]);
    while (underWay < 9 || ends.length > 0) {
      ends.splice(0).forEach((end) => {
        end();
      });
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(await other).toMatchObject({ failure: { code: "bad-signature" } });
  });
});

describe("a restart of the shop during a flood of forged events", () => {
  it("blocks a known provider after a restart until the next window when Postgres stores the counts", async () => {
    const { forged, genuine } = createTestLimiter();
    const kept = createRateLimits(silentLog);
    const limiter = createWebhookLimiter(kept);
    await limiter("paypal", paypalIp, genuine);
    await sendEvents(130, (at) => limiter("paypal", `10.0.${at}.1`, forged));
    expect(await limiter("paypal", paypalIp, genuine)).toEqual({ ok: true, value: "applied" });

    const restartedLimiter = createWebhookLimiter(kept);
    expect(await restartedLimiter("paypal", paypalIp, genuine)).toBe("busy");
    const nextWindow = createWebhookLimiter(createRateLimits(silentLog));
    expect(await nextWindow("paypal", paypalIp, genuine)).toEqual({ ok: true, value: "applied" });
  });

  it("resets the count of a client IP after a restart when counts are not stored (PGlite)", async () => {
    const { limiter, forged } = createTestLimiter();
    expect((await sendEvents(21, () => limiter("paypal", otherIp, forged))).at(-1)).toBe("too-many");
    const again = createTestLimiter();
    await sendEvents(50, () => again.limiter("paypal", otherIp, again.forged));
    expect(again.countVerified()).toBe(20);
  });

  it("verifies Stripe's events after a restart, however many forged ones came before", async () => {
    const { forged, genuine } = createTestLimiter();
    const kept = createRateLimits(silentLog);
    await sendEvents(200, () => createWebhookLimiter(kept)("stripe", otherIp, forged));
    expect(await createWebhookLimiter(kept)("stripe", otherIp, genuine)).toEqual({
      ok: true,
      value: "applied",
    });
  });
});

describe("events that are not forged", () => {
  it("excludes genuine and not yet applicable events from the limit", async () => {
    const { limiter, genuine, silent } = createTestLimiter();
    expect(
      (await sendEvents(300, () => limiter("paypal", paypalIp, genuine))).every((one) => one !== "busy"),
    ).toBe(true);
    const answers = await sendEvents(300, (at) => limiter("paypal", `10.0.${at}.1`, silent));
    expect(answers).toEqual(Array(300).fill({ ok: false, failure: { code: "not-applied" } }));
  });

  it("excludes events at which the shop itself fails from the limit", async () => {
    const { limiter, genuine } = createTestLimiter();
    const failing = () => Promise.reject(new Error("the database is away"));
    await sendEvents(30, () => limiter("paypal", paypalIp, failing).catch(() => null));
    expect(await limiter("paypal", paypalIp, genuine)).toEqual({ ok: true, value: "applied" });
  });
});

describe.each(["stripe", "authorizenet"] as const)(
  "events of %s, whose signature the shop verifies itself",
  (provider) => {
    it("verifies every webhook event, so that forged ones delay no genuine one", async () => {
      const { limiter, forged, genuine, countVerified } = createTestLimiter();
      const answers = await sendEvents(50, () => limiter(provider, otherIp, forged));
      expect(countVerified()).toBe(50);
      expect(answers.slice(20)).toEqual(Array(30).fill("too-many"));
      expect(await limiter(provider, otherIp, genuine)).toEqual({ ok: true, value: "applied" });
    });

    it("counts events separately from those of other providers", async () => {
      const { limiter, forged, genuine } = createTestLimiter();
      await sendEvents(50, () => limiter(provider, otherIp, forged));
      expect(await limiter("paypal", otherIp, genuine)).toEqual({ ok: true, value: "applied" });
    });
  },
);
