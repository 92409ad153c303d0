import type { StaffDirectory } from "@stile-and-rail/content-lake";
import { sql } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { checkoutForm, paidCheckoutForm } from "#tests/support/browser/checkout";
import { startTestLake } from "#tests/support/content/test-lake";
import { testDatabase } from "#tests/support/database/database";
import { type PayingShop, startPayingShop } from "#tests/support/payments/paying-shop";
import { readCookie } from "#tests/support/studio/signed-in-editor";
import { createLog } from "~/edge/services/log.server";
import { ok } from "~/kernel/result";

const database = testDatabase();
/** Unique words. A log that contains one of them contains personal data. */
const person = {
  bill_first_name: "Canaryfirst",
  bill_last_name: "Canarylast",
  bill_email: "canary.mail@canary.example",
  bill_phone: "406 555 7788",
  bill_address_1: "7788 Canarystreet",
  bill_address_2: "Canaryflat",
  bill_city: "Canarycity",
  additionalNotes: "Canarynote",
};
const nobodyWorksHere: StaffDirectory = {
  emailCode: { digits: 8, minutes: 15 },
  normalizeEmail: (typed) => typed.trim(),
  requestSignIn: async () => ok("a sign-in"),
  verifyCode: async () => null,
  verifyLink: async () => null,
  findByLink: async () => null,
  isUnchanged: async () => false,
  listByIds: async () => [],
};
const canaries = [/canary/i, /555.?7788/, /7788/, /sk_test_/, /_secret_/, /shop_order/];

/** The pseudonym of a client IP is random and may contain the digits of a canary. */
function expectNobodyIn(log: string): void {
  const text = log.replaceAll(/"clientIp":"[0-9a-f]{12}"/g, "");
  for (const canary of canaries) expect(text).not.toMatch(canary);
}

describe("the log of orders", () => {
  let shop: PayingShop;
  afterEach(() => shop.close());
  const placeOrder = (form: object) => shop.shopper().send("POST", "/api/order", { ...form, ...person });
  const events = () =>
    shop
      .getLogText()
      .split("\n")
      .filter((line) => line.includes('"event"'))
      .map((line) => JSON.parse(line).event);

  it("contains no personal data of free, paid, declined and malformed orders", async () => {
    shop = await startPayingShop(database);
    expect((await placeOrder(checkoutForm)).status).toBe(200);
    expect((await placeOrder({ ...checkoutForm, bill_zip: "" })).status).toBe(422);
    const shopper = shop.shopper();
    const reply = await shopper.send("POST", "/api/order", { ...paidCheckoutForm, ...person });
    const intent = JSON.stringify(reply.body).match(/pi_\w+?(?=_secret|")/)?.[0] ?? "";
    await shop.bank.paymentIntents
      .confirm(intent, { payment_method: "pm_card_chargeDeclined" })
      .catch(() => undefined);
    await shopper.send("PATCH", "/api/order", { id: JSON.parse(JSON.stringify(reply.body)).order.id });
    await shopper.send("POST", "/api/payment/stripe/payment-intent/retrieve", { paymentIntentId: "canary" });
    expectNobodyIn(shop.getLogText());
  });

  it("contains no personal data when inserting an order fails", async () => {
    shop = await startPayingShop(database);
    await database.db.execute(
      sql`alter table orders add constraint no_canaries check (email not like 'canary%')`,
    );
    try {
      await placeOrder(checkoutForm).catch((error: unknown) =>
        shop.services.log.error({ error }, "a request failed"),
      );
    } finally {
      await database.db.execute(sql`alter table orders drop constraint no_canaries`);
    }
    expect(shop.getLogText()).toContain("no_canaries");
    expectNobodyIn(shop.getLogText());
  });

  it("contains one line each for a forged webhook and for too many requests", async () => {
    shop = await startPayingShop(database);
    await shop.shopper().send("POST", "/api/payment/stripe/webhook", { id: "evt_canary", ...person });
    for (let n = 0; n < 33; n += 1) await shop.shopper().send("POST", "/api/order", {});
    expect(events()).toEqual(["forged-webhook", "too-many-requests"]);
    expectNobodyIn(shop.getLogText());
  });
});

describe("the log of Studio sign-ins", () => {
  it("contains one line per cross-origin write, and one a minute for too many guesses", async () => {
    const lines: string[] = [];
    const shop = await startTestLake({
      studioPassword: "the canary pass phrase",
      log: createLog("live", { write: (line) => void lines.push(line) }),
      people: () => nobodyWorksHere,
    });
    const readMessages = () =>
      lines.splice(0).flatMap((line) => {
        const { event, limit } = JSON.parse(line);
        return event === undefined ? [] : [limit ? `${event} ${limit}` : event];
      });
    const post = (path: string, headers: Record<string, string>, body = "") =>
      fetch(shop.url + path, { method: "POST", headers, body, redirect: "manual" });
    const json = { "Content-Type": "application/json", Origin: shop.url };
    const right = JSON.stringify({ password: "the canary pass phrase" });
    const Cookie = readCookie(await post("/lake/auth/sign-in", json, right));
    expect(readMessages()).toEqual(["sign-in"]);
    const foreign = { Cookie, Origin: "https://canary.example" };
    for (const door of [
      "/lake/auth/sign-out",
      "/lake/auth/sessions/end",
      "/lake/auth/mail",
      "/lake/auth/code",
    ]) {
      await post(door, foreign);
      expect([door, readMessages()]).toEqual([door, ["foreign-origin-refused"]]);
    }
    for (let n = 0; n < 13; n += 1)
      await post("/lake/auth/sign-in", json, JSON.stringify({ password: "no" }));
    expect(readMessages().filter((event) => event !== "sign-in-refused")).toEqual([
      "too-many-requests studio-sign-in",
    ]);
    await shop.close();
  });

  it("contains one line per sign-in, refusal and sign-out, without password, cookie or IP", async () => {
    const lines: string[] = [];
    const shop = await startTestLake({
      studioPassword: "the canary pass phrase",
      log: createLog("live", { write: (line) => void lines.push(line) }),
    });
    const post = (path: string, headers: Record<string, string>, body?: object) =>
      fetch(shop.url + path, {
        method: "POST",
        headers: { "Content-Type": "application/json", Origin: shop.url, ...headers },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
    await post("/lake/auth/sign-in", {}, { password: "a canary guess" });
    const signedIn = await post("/lake/auth/sign-in", {}, { password: "the canary pass phrase" });
    const Cookie = readCookie(signedIn);
    await post("/lake/v1/data/mutate/production", { Cookie, Origin: "https://canary.example" }, {});
    await post("/lake/auth/sign-out", { Cookie });
    await shop.close();
    const received = lines.map((line) => JSON.parse(line)).filter(({ event }) => event !== undefined);
    expect(received.map(({ event }) => event)).toEqual([
      "sign-in-refused",
      "sign-in",
      "foreign-origin-refused",
      "sign-out",
    ]);
    const log = lines.join("\n");
    expect(log).not.toMatch(/canary/i);
    expect(log).not.toContain(Cookie.split("=")[1]);
    expect(log).not.toContain("127.0.0.1");
  });
});
