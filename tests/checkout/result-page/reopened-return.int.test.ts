import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { paidCheckoutForm } from "#tests/support/browser/checkout";
import { testDatabase } from "#tests/support/database/database";
import { type PayingShop, type Shopper, startPayingShop } from "#tests/support/payments/paying-shop";
import { orderReplySchema } from "~/domains/checkout/place-order/order-reply.schema";
import { consumeOrderSuccess } from "~/domains/checkout/result-page/use-finished-order";
import { savePlacedOrder } from "~/domains/checkout/submit/placed-order";
import { finishVerifiedOrder, verifyOrder } from "~/domains/checkout/submit/verify-order";
import { addSample, readSelectedSamples } from "~/domains/samples/selection/sample-selection";

const database = testDatabase();
let shop: PayingShop;
beforeEach(async () => {
  shop = await startPayingShop(database);
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await shop.close();
});

/** The sample that the checkout form orders. */
const ordered = "SMPL-PMGW";

function storage() {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  };
}

/** Stubs a browser whose requests go to the shop's routes. */
function openBrowser(shopper: Shopper) {
  vi.stubGlobal("window", {
    localStorage: storage(),
    sessionStorage: storage(),
    dispatchEvent: () => true,
  });
  vi.stubGlobal(
    "fetch",
    async (path: string, { method, body }: { method: "POST" | "PATCH"; body: string }) => {
      const reply = await shopper.send(method, path, JSON.parse(body));
      return Response.json(reply.body, { status: reply.status });
    },
  );
}

/** Places an order and charges its card at the bank. Returns the query of the bank's return URL. */
async function payAtBank(shopper: Shopper): Promise<URLSearchParams> {
  const reply = await shopper.send("POST", "/api/order", paidCheckoutForm);
  const { order, payment } = orderReplySchema.parse(reply.body);
  if (!order || payment?.provider !== "stripe") throw new Error("no card payment was begun");
  savePlacedOrder(order.id);
  await shop.bank.paymentIntents.confirm(payment.paymentIntentId, { payment_method: "pm_card_visa" });
  return new URLSearchParams({
    payment_intent: payment.paymentIntentId,
    payment_intent_client_secret: payment.clientSecret ?? "",
  });
}

/** Opens the bank's return URL and then the success page. Returns the order's number. */
async function openReturn(query: URLSearchParams): Promise<string | undefined> {
  const verified = await verifyOrder("stripe", query);
  if (verified.ok) finishVerifiedOrder(verified.value);
  return consumeOrderSuccess()?.orderId;
}

const add = (sku: string) => addSample({ name: sku, sku, qty: 1 });
const cart = () => readSelectedSamples().map(({ sku }) => sku);

describe("the return URL of a bank", () => {
  it("removes the ordered samples from the cart [ORD-008] [PAY-038]", async () => {
    const shopper = shop.shopper();
    openBrowser(shopper);
    add(ordered);
    const query = await payAtBank(shopper);
    expect(await openReturn(query)).toBe("000000001");
    expect(cart()).toEqual([]);
  });

  it("keeps a sample added during the payment", async () => {
    const shopper = shop.shopper();
    openBrowser(shopper);
    add(ordered);
    const query = await payAtBank(shopper);
    add("SMPL-LATER");
    await openReturn(query);
    expect(cart()).toEqual(["SMPL-LATER"]);
  });

  it("shows the order and keeps a newer cart when it is opened again", async () => {
    const shopper = shop.shopper();
    openBrowser(shopper);
    add(ordered);
    const query = await payAtBank(shopper);
    await openReturn(query);
    add(ordered);
    add("SMPL-LATER");
    expect(await openReturn(query)).toBe("000000001");
    expect(cart()).toEqual([ordered, "SMPL-LATER"]);
  });

  it("keeps the cart of another browser", async () => {
    const shopper = shop.shopper();
    openBrowser(shopper);
    const query = await payAtBank(shopper);
    openBrowser(shop.shopper());
    add("SMPL-OTHER");
    expect(await openReturn(query)).toBe("000000001");
    expect(cart()).toEqual(["SMPL-OTHER"]);
  });
});
