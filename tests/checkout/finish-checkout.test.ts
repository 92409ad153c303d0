import { afterEach, expect, it, vi } from "vitest";
import { sampleOrder } from "#tests/support/shop/sample-order";
import { saveCheckoutDraft } from "~/domains/checkout/form/checkout-draft";
import { readOrCreateRetry, saveRetry } from "~/domains/checkout/submit/checkout-retry";
import { finishCheckout } from "~/domains/checkout/submit/finish-checkout";
import { isPlacedOrder, savePlacedOrder } from "~/domains/checkout/submit/placed-order";
import { toOrderJson } from "~/domains/orders/order.schema";
import { savePaymentReturn } from "~/domains/payments/payment-return";

afterEach(() => vi.unstubAllGlobals());

function createStorage() {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
    keys: () => [...stored.keys()],
  };
}

it("clears the retry state, saves the order for the success page and announces the change of the cart [CHK-029]", () => {
  const [localStorage, sessionStorage] = [createStorage(), createStorage()];
  const window = Object.assign(new EventTarget(), { localStorage, sessionStorage });
  vi.stubGlobal("window", window);
  const order = toOrderJson(sampleOrder);
  saveRetry({ ...readOrCreateRetry(), orderId: order.id });
  saveCheckoutDraft({ bill_zip: "59270" });
  savePaymentReturn({ kind: "checkout" });
  savePlacedOrder(order.id);
  const events: string[] = [];
  window.addEventListener("selectedSamplesUpdated", ({ type }) =>
    events.push(`${type} ${localStorage.getItem("order-success")}`),
  );

  finishCheckout(order);
  expect(sessionStorage.keys()).toEqual([]);
  expect(isPlacedOrder(order.id)).toBe(false);
  const record = '{"orderId":"000000007","skus":["SMPL-PMGW"]}';
  expect(localStorage.getItem("order-success")).toBe(record);
  expect(events).toEqual([`selectedSamplesUpdated ${record}`]);
});
