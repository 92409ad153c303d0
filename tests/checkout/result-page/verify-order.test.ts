import { afterEach, describe, expect, it, vi } from "vitest";
import { createPayment, sampleOrder } from "#tests/support/shop/sample-order";
import { finishVerifiedOrder, verifyOrder } from "~/domains/checkout/submit/verify-order";
import { toOrderJson } from "~/domains/orders/order.schema";

afterEach(() => vi.unstubAllGlobals());

const address = new URLSearchParams({
  payment_intent: "pi_1",
  payment_intent_client_secret: "pi_1_secret",
});

/** Stubs the shop's endpoints and the browser's storage. */
function browser(order: object, metadata: object) {
  const stored = new Map<string, string>([
    ["selectedSamples", "{}"],
    ["placed-order", "o-1"],
  ]);
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  const requests: string[] = [];
  vi.stubGlobal("window", { localStorage: storage, sessionStorage: storage, dispatchEvent: () => true });
  vi.stubGlobal("sessionStorage", storage);
  vi.stubGlobal("fetch", async (path: string, { method }: RequestInit) => {
    requests.push(`${method} ${path}`);
    return Response.json(
      path === "/api/order"
        ? { success: true, message: "", sendEmail: true, order: { ...toOrderJson(sampleOrder), ...order } }
        : { success: true, transactionResponse: { amount: 300 }, metadata },
    );
  });
  return { kept: stored, asked: requests };
}

const record = (stored: Map<string, string>) => JSON.parse(stored.get("order-success") ?? "null");

describe("verifyOrder", () => {
  it("returns the success path with the order number for paid samples [PAY-038]", async () => {
    const { kept: stored, asked: requests } = browser({ splitPaymentEnabled: false }, { orderId: "o-1" });
    const verified = await verifyOrder("stripe", address);
    expect(verified.ok && finishVerifiedOrder(verified.value)).toBe("/order/success");
    expect(record(stored)).toEqual({ orderId: "000000007", skus: ["SMPL-PMGW"] });
    expect(stored.has("placed-order")).toBe(false);
    expect(requests).toEqual(["POST /api/payment/stripe/verify", "PATCH /api/order"]);
  });

  it("returns the success path for a quote and keeps the sample cart [PAY-035] [PAY-038]", async () => {
    const { kept: stored } = browser(
      { splitPaymentEnabled: false, balanceDue: 0 },
      { orderId: "o-1", quoteId: "q-1" },
    );
    const verified = await verifyOrder("stripe", address);
    expect(verified.ok && finishVerifiedOrder(verified.value)).toBe("/order/success?paid=true");
    expect(record(stored)).toEqual({ orderId: "000000007", partialPayment: 300, remainingBalance: 0 });
    expect(stored.has("selectedSamples")).toBe(true);
  });

  it("reports the balance after an installment of a quote [PAY-035] [QUOT-019]", async () => {
    const { kept: stored } = browser(
      { splitPaymentEnabled: true, balanceDue: 700.5 },
      { orderId: "o-1", quoteId: "q-1" },
    );
    const verified = await verifyOrder("stripe", address);
    expect(verified.ok && finishVerifiedOrder(verified.value)).toBe("/order/success?split=true");
    expect(record(stored)).toEqual({ orderId: "000000007", partialPayment: 300, remainingBalance: 700.5 });
  });

  it("reports an installment under review instead of received", async () => {
    const held = { ...createPayment(30_000, "pending"), transactionResponse: { status: "processing" } };
    const { payments } = toOrderJson({ ...sampleOrder, payments: [held] });
    browser({ splitPaymentEnabled: true, balanceDue: 1000, payments }, { orderId: "o-1", quoteId: "q-1" });
    const verified = await verifyOrder("stripe", address);
    expect(verified.ok && finishVerifiedOrder(verified.value)).toBe("/order/success?review=true");
  });

  it("fails for a payment of something else and for a missing payment [PAY-039]", async () => {
    browser({}, { quoteId: "q-1" });
    const unconfirmed = { ok: false, failure: { code: "unconfirmed" } };
    expect(await verifyOrder("stripe", address)).toEqual(unconfirmed);
    expect(await verifyOrder("paypal", address)).toEqual(unconfirmed);
    expect(await verifyOrder("stripe", new URLSearchParams())).toEqual(unconfirmed);
  });

  it.each([
    ["requires_payment_method", { code: "declined", ofQuote: true }],
    ["canceled", { code: "declined", ofQuote: true }],
    // The money may have arrived, so staff review the payment.
    ["succeeded", { code: "unconfirmed" }],
  ])("distinguishes a decline from an undecided payment: %s [PAY-034]", async (status, failure) => {
    browser({}, {});
    vi.stubGlobal("fetch", async () =>
      Response.json({ success: false, status, metadata: { quoteId: "q-1" } }, { status: 409 }),
    );
    expect(await verifyOrder("stripe", address)).toEqual({ ok: false, failure });
  });

  it("fails to verify an order while the shop cannot be reached [PAY-039]", async () => {
    browser({}, {});
    vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("Failed to fetch")));
    expect(await verifyOrder("stripe", address)).toEqual({ ok: false, failure: { code: "unconfirmed" } });
  });

  it("clears the saved payment once it is paid", async () => {
    const { kept: stored } = browser({ splitPaymentEnabled: false }, { orderId: "o-1" });
    stored.set("payment-return", JSON.stringify({ kind: "checkout" }));
    const verified = await verifyOrder("stripe", address);
    if (verified.ok) finishVerifiedOrder(verified.value);
    expect(stored.has("payment-return")).toBe(false);
  });
});
