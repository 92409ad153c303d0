import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { OrderOfQuote, QuoteJson } from "~/domains/quotes/quote.schema";
import { QuoteSheet } from "~/domains/quotes/quote-sheet";

const quote: QuoteJson = {
  id: "q-1",
  quoteIncrementId: "Q00000007",
  poNumber: null,
  firstName: "Ada",
  lastName: "Lovelace",
  email: "ada@example.com",
  phone: "4065550100",
  createdAt: "2026-03-02T15:04:05.000Z",
  expiresAt: "2026-04-01T15:04:05.000Z",
  status: "ready_to_order",
  addresses: [],
  shippingMethod: null,
  shippingLabel: "Truck",
  items: [{ id: "i", name: "Base cabinet", sku: "B36", qty: 2, price: 100, rowTotal: 200, notes: null }],
  subtotal: 200,
  shippingAmount: 50,
  taxPercent: 0,
  taxAmount: 0,
  discountAmount: 0,
  total: 250,
  additionalNotes: null,
  splitPaymentEnabled: false,
  minimumSplitAmount: 0,
  payments: [],
};

function sheetText(order: OrderOfQuote | null, today = "2026-03-10"): string {
  const sheet = { quote, order, letterhead: null, isTitled: false, now: new Date(`${today}T12:00:00Z`) };
  return renderToStaticMarkup(<QuoteSheet {...sheet} />)
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ");
}

describe("the letter of a quote, on the screen and on paper", () => {
  it("says until when it can be paid", () => {
    expect(sheetText(null)).toContain(
      "Quote Q00000007 Date March 2, 2026 Valid until April 1, 2026 Customer",
    );
  });

  it("says of one whose time is over when that was, for staff who look at it or a page that stayed open", () => {
    const text = sheetText(null, "2026-05-01");
    expect(text).toContain("Quote Q00000007 Date March 2, 2026 Expired on April 1, 2026 Customer");
    expect(text).not.toContain("Valid until");
  });

  it("once it is ordered says as which order, and what is still open", () => {
    const order = { id: "o-1", number: "000000005", splitPaymentPath: null };
    expect(sheetText({ ...order, balance: 150.5 })).toContain(
      "Date March 2, 2026 Order 000000005 Balance $150.50 Customer",
    );
    expect(sheetText({ ...order, balance: 0 })).toContain(
      "Date March 2, 2026 Order 000000005 Balance Paid in full Customer",
    );
  });
});
