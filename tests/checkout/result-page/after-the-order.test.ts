import { describe, expect, it } from "vitest";
import { chooseVariant, fillPlaceholders } from "~/domains/checkout/result-page/result-page";
import { resultPageSchema } from "~/domains/checkout/result-page/result-page.schema";
import { clearCheckoutRetry, readOrCreateRetry, saveRetry } from "~/domains/checkout/submit/checkout-retry";
import { readOrderSuccess } from "~/domains/orders/order-success-record";

describe("the order-success record", () => {
  it.each([
    ['{"orderId":"000000042"}', { orderId: "000000042" }],
    [
      '{"orderId":"000000042","partialPayment":100,"remainingBalance":"50.5"}',
      { orderId: "000000042", partialPayment: 100, remainingBalance: 50.5 },
    ],
    ["000000042", { orderId: "000000042" }],
    ['"000000042"', { orderId: "000000042" }],
    ["42", { orderId: "42" }],
    [" 42 ", { orderId: "42" }],
    ['"A-42"', { orderId: "A-42" }],
    [' "A"7" ', null],
    ["000-042", { orderId: "000-042" }],
    ['{"orderId":42}', { orderId: "42" }],
    ['{"orderId":"7","partialPayment":"","remainingBalance":"much"}', { orderId: "7", partialPayment: 0 }],
    ['{"orderId":"7","partialPayment":true,"remainingBalance":null}', { orderId: "7" }],
  ])("parses the order-success record %s [ORD-013]", (raw, expected) => {
    expect(readOrderSuccess(raw)).toEqual(expected);
  });

  it.each([
    [null],
    [""],
    ["  "],
    ["{}"],
    ["{broken"],
    ["null"],
    ["true"],
    ["7 doors"],
    ['{"orderId":true}'],
    ['{"orderId":null}'],
  ])("rejects the order-success record %j [ORD-008]", (raw) => {
    expect(readOrderSuccess(raw)).toBeNull();
  });
});

describe("the result page after a payment", () => {
  const page = resultPageSchema.parse({
    variants: [
      { key: "default", title: "Thank you" },
      { key: "split", title: "First payment received" },
    ],
  });
  const title = (query: string) => chooseVariant(page, new URLSearchParams(query))?.title;

  it.each([
    ["", "Thank you"],
    ["split=true", "First payment received"],
    ["utm=x&split=true", "First payment received"],
    ["split=false", "Thank you"],
    ["other=1", "Thank you"],
  ])("shows for the query '?%s' the variant '%s' [ORD-007] [ORD-009]", (query, expected) => {
    expect(title(query)).toBe(expected);
  });

  const block = (text: string) => ({
    _type: "block",
    _key: "b",
    children: [{ _type: "span" as const, _key: "s", text, marks: [] }],
  });
  const spans = (text: string, values: Parameters<typeof fillPlaceholders>[1]) =>
    fillPlaceholders([block(text)], values)[0]?.children?.map(({ text: expectedText, marks }) => [
      expectedText,
      marks,
    ]);

  it("replaces {order-id} by the order number in bold [ORD-011]", () => {
    expect(spans("Order {order-id}. Thanks!", { "order-id": "000000042" })).toEqual([
      ["Order ", []],
      ["000000042", ["strong"]],
      [". Thanks!", []],
    ]);
  });

  it("replaces the placeholders for the paid and remaining amounts [ORD-012]", () => {
    expect(
      spans("{partial-payment} of {remaining-balance}", {
        "partial-payment": "$100.00",
        "remaining-balance": "$50.50",
      }),
    ).toEqual([
      ["$100.00", []],
      [" of ", []],
      ["$50.50", []],
    ]);
  });

  it("keeps a placeholder of the result page that has no value [ORD-012]", () => {
    expect(spans("{remaining-balance}", {})).toEqual([["{remaining-balance}", []]]);
  });
});

describe("the checkout retry state", () => {
  function storage(): Storage {
    const stored = new Map<string, string>();
    return {
      length: 0,
      clear: () => stored.clear(),
      key: () => null,
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    };
  }

  it("keeps placement and order over a reload until the order is finished [CHK-026]", () => {
    const tab = storage();
    const first = readOrCreateRetry(tab);
    saveRetry({ ...first, orderId: "order-1" }, tab);
    expect(readOrCreateRetry(tab)).toEqual({ placementId: first.placementId, orderId: "order-1" });
    clearCheckoutRetry(tab);
    expect(readOrCreateRetry(tab).placementId).not.toBe(first.placementId);
  });

  it("ignores malformed stored values [CHK-026]", () => {
    const tab = storage();
    tab.setItem("checkout-retry", "{broken");
    expect(readOrCreateRetry(tab)).toMatchObject({ placementId: expect.any(String) });
  });
});
