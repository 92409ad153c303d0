import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { checkoutForm, paidCheckoutForm } from "#tests/support/browser/checkout";
import { testDatabase } from "#tests/support/database/database";
import { type PayingShop, startPayingShop } from "#tests/support/payments/paying-shop";

const database = testDatabase();
let shop: PayingShop;
afterEach(() => shop.close());

const placeOrder = (form: object) => shop.shopper().send("POST", "/api/order", form);

describe("the limit of free orders at the order endpoint", () => {
  beforeEach(async () => {
    shop = await startPayingShop(database, { RESEND_API_KEY: "re_tests" });
  });

  it("accepts six free orders a day per mailbox, whatever its spelling", async () => {
    const spellings = [
      "victim@example.com",
      "VICTIM@example.com",
      "victim+1@example.com",
      "vic.tim@example.com",
    ];
    const replies = [];
    for (const email of [...spellings, ...spellings])
      replies.push((await placeOrder({ ...checkoutForm, bill_email: email })).status);
    expect(replies).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
    expect((await placeOrder({ ...checkoutForm, bill_email: "somebody@example.com" })).status).toBe(200);
  });

  it("accepts twenty free orders an hour per client IP", async () => {
    const statuses = [];
    for (let n = 0; n < 21; n += 1)
      statuses.push((await placeOrder({ ...checkoutForm, bill_email: `reader${n}@example.com` })).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
  });

  it("counts free orders before it stores them, so that concurrent posts cannot exceed the limit", async () => {
    const posts = Array.from({ length: 12 }, () =>
      placeOrder({ ...checkoutForm, bill_email: "v@example.com" }),
    );
    const statuses = (await Promise.all(posts)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(6);
  });

  it("excludes card orders and rejected forms from the limit of free orders", async () => {
    for (let n = 0; n < 8; n += 1) {
      expect((await placeOrder(paidCheckoutForm)).status).toBe(200);
      expect((await placeOrder({ ...checkoutForm, bill_zip: "" })).status).toBe(422);
    }
    expect((await placeOrder({ ...checkoutForm, bill_email: paidCheckoutForm.bill_email })).status).toBe(200);
  });
});

describe("a placement id known to a stranger", () => {
  beforeEach(async () => {
    shop = await startPayingShop(database);
  });

  const placementId = "6f3b1d9e-6d6a-4a6c-9a0e-0d9a3a8f0b11";
  const orderOf = (reply: { body: Record<string, unknown> }) => JSON.stringify(reply.body.order ?? null);

  it.each([
    ["a free order", checkoutForm],
    ["an order to be paid", paidCheckoutForm],
  ])("returns nothing of %s to another customer who sends the same placement id", async (_name, form) => {
    const firstOrder = await placeOrder({ ...form, placementId });
    const otherOrder = await placeOrder({
      ...form,
      placementId,
      bill_email: "eve@example.com",
      bill_last_name: "Eve",
    });
    expect(orderOf(firstOrder)).toContain("ada@example.com");
    expect(orderOf(otherOrder)).not.toContain("ada@example.com");
    expect(orderOf(otherOrder)).not.toContain(JSON.parse(orderOf(firstOrder)).id);
  });

  it("creates one order for a double click", async () => {
    const [first, second] = await Promise.all([
      placeOrder({ ...checkoutForm, placementId }),
      placeOrder({ ...checkoutForm, placementId }),
    ]);
    expect(JSON.parse(orderOf(first)).id).toBe(JSON.parse(orderOf(second)).id);
  });
});
