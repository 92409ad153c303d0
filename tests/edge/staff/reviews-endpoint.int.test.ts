import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { paymentAttempts, paymentDisputes } from "#db/schema/payments";
import { paidCheckoutInput } from "#tests/support/browser/checkout";
import { testDatabase } from "#tests/support/database/database";
import { getPaymentIntentId } from "#tests/support/payments/payment-intent-id";
import { shopServices } from "#tests/support/shop/shop-services";
import { placeOrder } from "~/domains/checkout/place-order/place-order.server";
import { settle } from "~/domains/settlement/settle.server";
import { createPaymentReviewsMount } from "~/edge/staff/payment-reviews-mount.server";
import type { Staff } from "~/edge/staff/staff-mount";
import { cents } from "~/kernel/money/money";
import { describeOldest } from "../../../studio/tools/payments/reviews-messages";

const database = testDatabase();
let close = () => {};
afterEach(() => close());

/** A shop with a card charge that is lower than its order's total. */
async function reviewsAt(role: Staff["role"] | null) {
  const services = shopServices(database);
  const placed = await placeOrder(services, paidCheckoutInput());
  const ref = getPaymentIntentId(placed.ok ? placed.value.payment : null);
  services.bank.updateIntent(ref, { amount: 100 });
  services.bank.pay(ref);
  await settle(services, "stripe", ref);
  const mount = createPaymentReviewsMount(services, async () => (role ? { name: "Rosa", role } : null));
  const listener: RequestListener = (request, response) =>
    mount.answer(request, response, () => response.writeHead(500).end());
  const server = createServer(listener).listen(0);
  close = () => void server.close();
  const root = `http://127.0.0.1:${(server.address() as AddressInfo).port}/payment-reviews`;
  return (path: string, init?: RequestInit) => fetch(root + path, init);
}

const decide = (decision: object): RequestInit => ({ method: "POST", body: JSON.stringify(decision) });

/** Inserts a dispute that the provider decided for the customer. */
async function putLostDispute(): Promise<string> {
  const [attempt] = await database.db.select().from(paymentAttempts);
  const now = new Date("2026-11-27T10:00:00Z");
  const id = "3f1f6c3e-7c0a-4a65-9a55-3cfe8bb1a111";
  await database.db.insert(paymentDisputes).values({
    id,
    provider: "stripe",
    disputeId: "dp_1",
    attemptId: attempt?.id ?? null,
    chargeId: "ch_1",
    amount: cents(100),
    currency: "USD",
    reason: "product_not_received",
    state: "lost",
    providerStatus: "lost",
    withdrawn: cents(100),
    version: 1,
    recordedLoss: cents(0),
    checkedAt: now,
    createdAt: now,
    updatedAt: now,
  });
  return id;
}

describe("the dispute endpoints", () => {
  it("lists disputes and records a decision of sales staff once", async () => {
    const ask = await reviewsAt("sales");
    const id = await putLostDispute();
    expect((await (await ask("")).json()).disputes).toMatchObject([
      { id, payable: "Order 000000001", reason: "product_not_received", ways: ["record-loss", "close"] },
    ]);
    expect((await ask(`/disputes/${id}`)).status).toBe(200);
    expect((await ask(`/disputes/${id}`, decide({ way: "refund" }))).status).toBe(400);
    const done = await ask(`/disputes/${id}`, decide({ way: "record-loss", note: "The bank said no." }));
    expect(await done.json()).toMatchObject({
      ways: [],
      recordedLoss: 1,
      done: { author: "Rosa", way: "record-loss", note: "The bank said no." },
    });
    expect((await ask(`/disputes/${id}`, decide({ way: "close" }))).status).toBe(409);
    expect((await (await ask("")).json()).disputes).toEqual([]);
  });

  it("answers 404 for an unknown dispute", async () => {
    const ask = await reviewsAt("sales");
    const missingId = "0d6e7f7a-53a2-4f77-9d1f-3b9b5f0c7a21";
    expect((await ask(`/disputes/${missingId}`)).status).toBe(404);
    expect((await ask(`/disputes/${missingId}`, decide({ way: "close" }))).status).toBe(404);
    expect((await ask("/disputes/x")).status).toBe(404);
  });

  it("answers 403 at the disputes to an editor, who may not see payments", async () => {
    const ask = await reviewsAt("editor");
    expect((await ask(`/disputes/${await putLostDispute()}`)).status).toBe(403);
  });
});

describe("the payment review endpoints", () => {
  it.each([
    ["", "GET"],
    ["/0d6e7f7a-53a2-4f77-9d1f-3b9b5f0c7a21", "POST"],
  ])("answers 401 without a session at the payment reviews '%s'", async (path, method) => {
    const answer = await (await reviewsAt(null))(path, { method });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toEqual({ message: "Sign in to the Studio." });
  });

  it("answers 403 at the payment reviews to an editor, who may not see payments", async () => {
    expect((await (await reviewsAt("editor"))("")).status).toBe(403);
  });

  it("lists the oldest 200 reviews and counts all of them", async () => {
    const ask = await reviewsAt("sales");
    const [reviewed] = await database.db.select().from(paymentAttempts);
    if (!reviewed) throw new Error("there is no payment to look at");
    const { position: _, ...like } = reviewed;
    const more = Array.from({ length: 204 }, (_, n) => ({
      ...like,
      id: `more-${n}`,
      shortId: `more-${n}`,
      providerRef: `pi_more_${n}`,
      createdAt: new Date(reviewed.createdAt.getTime() + n * 1000),
    }));
    await database.db.insert(paymentAttempts).values(more);
    const { reviews, waiting } = await (await ask("")).json();
    expect([reviews.length, waiting]).toEqual([200, 205]);
    expect(describeOldest(200, 205)).toBe("The oldest 200 of 205. Others appear as you resolve these.");
  });

  it("lists a review and accepts one decision under the name of the signed-in person", async () => {
    const ask = await reviewsAt("sales");
    const { reviews } = await (await ask("")).json();
    expect(reviews).toMatchObject([{ payable: "Order 000000001", paid: 1, due: 22.57 }]);
    const path = `/${reviews[0].id}`;
    expect((await ask(path, decide({ way: "forget" }))).status).toBe(400);
    const decided = await ask(path, decide({ way: "accept", note: "Agreed." }));
    expect(decided.status).toBe(200);
    expect(await decided.json()).toMatchObject({ ways: [], done: [{ author: "Rosa", note: "Agreed." }] });
    expect((await ask(path, decide({ way: "accept" }))).status).toBe(409);
    expect((await ask("/0d6e7f7a-53a2-4f77-9d1f-3b9b5f0c7a21", decide({ way: "accept" }))).status).toBe(404);
    expect((await ask("/nonsense")).status).toBe(404);
  });
});
