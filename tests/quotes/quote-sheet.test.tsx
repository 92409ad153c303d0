import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { sentQuote as quote } from "#tests/support/quotes/sent-quote";
import { readText } from "#tests/support/views/read-html";
import type { OrderOfQuote, QuoteJson } from "~/domains/quotes/quote.schema";
import { QuoteSheet } from "~/domains/quotes/views/quote-sheet";

function sheetText(order: OrderOfQuote | null, today = "2026-03-10"): string {
  const sheet = { quote, order, letterhead: null, isTitled: false, now: new Date(`${today}T12:00:00Z`) };
  return readText(renderToStaticMarkup(<QuoteSheet {...sheet} />));
}

describe("the quote sheet", () => {
  it("shows the last day on which a quote is valid", () => {
    expect(sheetText(null)).toContain(
      "Quote Q00000007 Date March 2, 2026 Valid until April 1, 2026 Customer",
    );
  });

  it("shows when a quote expired", () => {
    const text = sheetText(null, "2026-05-01");
    expect(text).toContain("Quote Q00000007 Date March 2, 2026 Expired on April 1, 2026 Customer");
    expect(text).not.toContain("Valid until");
  });

  it("shows tax and discount only above 0 in its footer [QUOT-005]", () => {
    const footer = (change: Partial<QuoteJson> = {}) => {
      const sheet = { order: null, letterhead: null, isTitled: false, now: new Date("2026-03-10T12:00:00Z") };
      const html = renderToStaticMarkup(<QuoteSheet quote={{ ...quote, ...change }} {...sheet} />);
      const [, rows = ""] = /<tfoot[^>]*>(.*)<\/tfoot>/.exec(html) ?? [];
      return [...rows.matchAll(/<th[^>]*>([^<]*)<\/th><td[^>]*>([^<]*)<\/td>/g)].map(([, label, amount]) => [
        label,
        amount,
      ]);
    };
    expect(footer()).toEqual([
      ["Subtotal", "$200.00"],
      ["Shipping", "$50.00"],
      ["Total", "$250.00"],
    ]);
    expect(footer({ taxPercent: 5, taxAmount: 12.5, discountAmount: 20, total: 242.5 })).toEqual([
      ["Subtotal", "$200.00"],
      ["Shipping", "$50.00"],
      ["Tax", "$12.50"],
      ["Discount", "-$20.00"],
      ["Total", "$242.50"],
    ]);
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
