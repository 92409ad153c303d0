import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { sentQuote as quote } from "#tests/support/quotes/sent-quote";
import { readText } from "#tests/support/views/read-html";
import { fetchQuote } from "~/domains/account/purchases/fetch-quote";
import { QuotePage } from "~/domains/account/purchases/quote-page";
import type { QuoteJson } from "~/domains/quotes/quote.schema";

type Shown = Partial<Parameters<typeof QuotePage>[0]>;

function pageHtml(found: QuoteJson | null, problem: string | null, more: Shown = {}): string {
  const element = (
    <QuotePage
      {...{ quote: found, order: null, problem, linkAnswer: undefined, tryAgain: () => undefined, ...more }}
    />
  );
  const router = createMemoryRouter([{ path: "*", element }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

function pageText(found: QuoteJson | null, problem: string | null, more: Shown = {}): string {
  return readText(pageHtml(found, problem, more));
}

describe("quote view of the account", () => {
  it("shows number, status, items, totals and the customer, with or without a phone [QUOT-021]", () => {
    const text = pageText(quote, null);
    for (const expectedText of [
      "Quote Q00000007 March 2, 2026 Ready to order",
      "Customer Details Ada Lovelace ada@example.com 4065550100",
      "Base cabinet B36 Qty 2 $200.00",
      "Shipping method Truck",
      "Total $250.00",
      "Shipping address Address not available",
    ])
      expect(text).toContain(expectedText);
    expect(pageText({ ...quote, phone: "" }, null)).toContain("ada@example.com What was ordered");
  });

  it("shows the expiry date, or when the quote expired", () => {
    expect(pageText({ ...quote, expiresAt: "2126-04-01T15:04:05.000Z" }, null)).toContain(
      "Valid until April 1, 2126",
    );
    expect(pageText(quote, null)).toContain("Expired on April 1, 2026");
  });

  it.each(["ordered", "canceled"] as const)("shows no validity once the quote is %s", (status) => {
    expect(pageText({ ...quote, status }, null)).not.toMatch(/Valid until|Expired on/);
  });

  it("shows the heading Quote when the quote does not exist [QUOT-023]", () => {
    expect(pageText(null, null)).toContain(" Quote Quote not found. ");
  });

  it("asks the customer not to pay a quote again while a payment is under review", () => {
    const order = {
      id: "o-1",
      number: "000000042",
      balance: 250,
      isUnderReview: true,
      splitPaymentPath: null,
    };
    expect(pageText({ ...quote, status: "ordered" }, null, { order })).toContain(
      "This quote is order 000000042 A payment is under review. Please don't pay it again in the meantime. See the order",
    );
  });

  it("shows the notes and PO number of a quote, and a print button [QUOT-021]", () => {
    const [item] = quote.items;
    if (!item) throw new Error("the quote has no line");
    const noted = { ...quote, items: [{ ...item, notes: "Hinged left" }], poNumber: "PO-7" };
    const text = pageText({ ...noted, additionalNotes: "Sheet 3 shows the sides." }, null);
    for (const expectedText of [
      "Base cabinet Hinged left B36",
      "PO number PO-7",
      "Notes Sheet 3 shows the sides.",
      "Print",
    ])
      expect(text).toContain(expectedText);
    expect(pageText(quote, null)).not.toMatch(/PO number|Notes/);
  });

  it("offers a new link for an expired quote and confirms the request [QUOT-008]", () => {
    expect(pageText(quote, null)).toContain("Request a new link");
    const textAfterRequest = pageText(quote, null, { linkAnswer: { isRequested: true } });
    expect(textAfterRequest).toContain("our staff will send a new link to its email address");
    expect(textAfterRequest).not.toContain("Request a new link");
    expect(pageText({ ...quote, status: "canceled" }, null)).not.toContain("Request a new link");
  });

  it("links an ordered quote to its order and balance", () => {
    const order = {
      id: "o-1",
      number: "000000042",
      balance: 120.5,
      splitPaymentPath: "/order/split-payment?orderId=1",
    };
    const text = pageText({ ...quote, status: "ordered" }, null, { order });
    expect(text).toContain(
      "This quote is order 000000042 $120.50 left to pay. Pay the balance · $120.50 See the order",
    );
    expect(text).not.toContain("Request a new link");
    const paid = pageText({ ...quote, status: "ordered" }, null, {
      order: { ...order, balance: 0, splitPaymentPath: null },
    });
    expect(paid).toContain("It is paid. See the order");
  });

  it("shows that a quote has no items [QUOT-024]", () => {
    expect(pageText({ ...quote, items: [] }, null)).toContain("No quote items found.");
  });

  it("shows an error with its message and a retry button [QUOT-022] [QUOT-025]", () => {
    for (const problem of ["Failed to fetch quote", "Quote ID is required"]) {
      const html = pageHtml(null, problem);
      expect(html).toMatch(
        new RegExp(
          `<div role="alert"[^>]*>.*<p[^>]*>Error</p>${problem}</div></div><button [^>]*>Try Again</button>`,
        ),
      );
    }
  });

  it("shows that a quote does not exist [QUOT-023]", () => {
    expect(pageText(null, null)).toContain("Quote not found.");
  });

  it("fetches GET /api/quote/view/{id} as data or as the body [API-014]", async () => {
    const answering = (status: number, body: unknown) => async () => Response.json(body, { status });
    for (const body of [{ success: true, data: quote }, quote])
      expect(await fetchQuote("q-1", answering(200, body))).toEqual({ quote, order: null, problem: null });
    const order = { id: "o-1", number: "000000042", balance: 12, splitPaymentPath: null };
    const ordered = answering(200, { success: true, data: quote, order });
    expect((await fetchQuote("q-1", ordered)).order).toEqual(order);
    const missing = answering(404, { message: "Quote not found." });
    expect(await fetchQuote("q-1", missing)).toEqual({ quote: null, order: null, problem: null });
  });

  it("shows the server's message, the default one, or a network failure [QUOT-026]", async () => {
    const answering = (status: number, body: unknown) => async () => Response.json(body, { status });
    expect((await fetchQuote("q-1", answering(503, { message: "Busy." }))).problem).toBe("Busy.");
    expect((await fetchQuote("q-1", answering(500, {}))).problem).toBe("Failed to fetch quote");
    const broken: typeof fetch = async () => {
      throw new TypeError("Failed to fetch");
    };
    expect((await fetchQuote("q-1", broken)).problem).toBe("Failed to fetch quote. Please try again.");
  });
});
