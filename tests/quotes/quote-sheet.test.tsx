import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { sentQuote as quote } from "#tests/support/quotes/sent-quote";
import type { OrderOfQuote } from "~/domains/quotes/quote.schema";
import { QuoteSheet } from "~/domains/quotes/views/quote-sheet";

function sheetText(order: OrderOfQuote | null, today = "2026-03-10"): string {
  const sheet = { quote, order, letterhead: null, isTitled: false, now: new Date(`${today}T12:00:00Z`) };
  return renderToStaticMarkup(<QuoteSheet {...sheet} />)
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ");
}

describe("the quote sheet", () => {
  it("shows the last valid day", () => {
    expect(sheetText(null)).toContain(
      "Quote Q00000007 Date March 2, 2026 Valid until April 1, 2026 Customer",
    );
  });

  it("shows when it expired", () => {
    const text = sheetText(null, "2026-05-01");
    expect(text).toContain("Quote Q00000007 Date March 2, 2026 Expired on April 1, 2026 Customer");
    expect(text).not.toContain("Valid until");
  });

  it("shows order number and balance once it is ordered", () => {
    const order = { id: "o-1", number: "000000005", splitPaymentPath: null };
    expect(sheetText({ ...order, balance: 150.5 })).toContain(
      "Date March 2, 2026 Order 000000005 Balance $150.50 Customer",
    );
    expect(sheetText({ ...order, balance: 0 })).toContain(
      "Date March 2, 2026 Order 000000005 Balance Paid in full Customer",
    );
  });
});
