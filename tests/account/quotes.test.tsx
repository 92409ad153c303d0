import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { fetchQuote } from "~/domains/account/fetch-quote";
import { QuotePage } from "~/domains/account/quote-page";
import type { QuoteJson } from "~/domains/quotes/quote.schema";

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

function pageText(found: QuoteJson | null, problem: string | null): string {
  const element = <QuotePage quote={found} problem={problem} tryAgain={() => undefined} />;
  const router = createMemoryRouter([{ path: "*", element }]);
  return renderToStaticMarkup(<RouterProvider router={router} />)
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ");
}

describe("the account's quote view", () => {
  it("shows number, status, items, totals and a card of the customer, whose phone may be missing [QUOT-021]", () => {
    const text = pageText(quote, null);
    for (const words of [
      "Quote Q00000007 March 2, 2026 ready_to_order",
      "Customer Details Ada Lovelace ada@example.com 4065550100",
      "Base cabinet B36 Qty 2 $200.00",
      "Shipping method Truck",
      "Total $250.00",
      "Shipping address Address not available",
    ])
      expect(text).toContain(words);
    expect(pageText({ ...quote, phone: "" }, null)).toContain("ada@example.com What was ordered");
  });

  it("says that there are no items [QUOT-024]", () => {
    expect(pageText({ ...quote, items: [] }, null)).toContain("No quote items found.");
  });

  it("shows an error with its message and a way to try again [QUOT-022] [QUOT-025]", () => {
    expect(pageText(null, "Failed to fetch quote")).toMatch(/Error Failed to fetch quote.*Try Again/);
    expect(pageText(null, "Quote ID is required")).toContain("Quote ID is required");
  });

  it("says that there is no such quote [QUOT-023]", () => {
    expect(pageText(null, null)).toContain("Quote not found.");
  });

  it("comes from GET /api/quote/view/{id}, as data or as the body itself [API-014]", async () => {
    const answering = (status: number, body: unknown) => async () => Response.json(body, { status });
    for (const body of [{ success: true, data: quote }, quote])
      expect(await fetchQuote("q-1", answering(200, body))).toEqual({ quote, problem: null });
    const missing = answering(404, { message: "Quote not found." });
    expect(await fetchQuote("q-1", missing)).toEqual({ quote: null, problem: null });
  });

  it("that cannot be had says so, in the server's words or ours, and so does the network [QUOT-026]", async () => {
    const answering = (status: number, body: unknown) => async () => Response.json(body, { status });
    expect((await fetchQuote("q-1", answering(503, { message: "Busy." }))).problem).toBe("Busy.");
    expect((await fetchQuote("q-1", answering(500, {}))).problem).toBe("Failed to fetch quote");
    const broken: typeof fetch = async () => {
      throw new TypeError("Failed to fetch");
    };
    expect((await fetchQuote("q-1", broken)).problem).toBe("Failed to fetch quote. Please try again.");
  });
});
