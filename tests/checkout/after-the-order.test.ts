import { describe, expect, it } from "vitest";
import { chooseVariant, fillPlaceholders } from "~/domains/checkout/result-page/result-page";
import { resultPageSchema } from "~/domains/checkout/result-page/result-page.schema";
import { clearRetry, readOrCreateRetry, saveRetry } from "~/domains/checkout/submit/checkout-retry";
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
  ])("[ORD-013] reads %s", (raw, expected) => {
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
  ])("[ORD-008] finds nothing in %j", (raw) => {
    expect(readOrderSuccess(raw)).toBeNull();
  });
});

describe("the page after a payment", () => {
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
  ])("[ORD-007] [ORD-009] '?%s' shows '%s'", (query, expected) => {
    expect(title(query)).toBe(expected);
  });

  const block = (text: string) => ({
    _type: "block",
    _key: "b",
    children: [{ _type: "span" as const, _key: "s", text, marks: [] }],
  });
  const spans = (text: string, values: Parameters<typeof fillPlaceholders>[1]) =>
    fillPlaceholders([block(text)], values)[0]?.children?.map(({ text: words, marks }) => [words, marks]);

  it("[ORD-011] writes the order number in bold where {order-id} stood", () => {
    expect(spans("Order {order-id}. Thanks!", { "order-id": "000000042" })).toEqual([
      ["Order ", []],
      ["000000042", ["strong"]],
      [". Thanks!", []],
    ]);
  });

  it("[ORD-012] writes what was paid and what is left", () => {
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

  it("[ORD-012] leaves a placeholder it has no value for", () => {
    expect(spans("{remaining-balance}", {})).toEqual([["{remaining-balance}", []]]);
  });
});

describe("what survives a reload of the checkout", () => {
  function storage(): Storage {
    const kept = new Map<string, string>();
    return {
      length: 0,
      clear: () => kept.clear(),
      key: () => null,
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    };
  }

  it("[CHK-026] the same placement and order, until the order is finished", () => {
    const tab = storage();
    const first = readOrCreateRetry(tab);
    saveRetry({ ...first, orderId: "order-1" }, tab);
    expect(readOrCreateRetry(tab)).toEqual({ placementId: first.placementId, orderId: "order-1" });
    clearRetry(tab);
    expect(readOrCreateRetry(tab).placementId).not.toBe(first.placementId);
  });

  it("[CHK-026] something else under its key is no retry", () => {
    const tab = storage();
    tab.setItem("checkout-retry", "{broken");
    expect(readOrCreateRetry(tab)).toMatchObject({ placementId: expect.any(String) });
  });
});
