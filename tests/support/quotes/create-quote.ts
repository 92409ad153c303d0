import { punctuationFields } from "~/domains/forms/validation/address-rules";
import { createQuote } from "~/domains/quotes/back-office/create-quote.server";
import { createQuoteInputSchema } from "~/domains/quotes/back-office/quote-input.schema";
import { openQuoteByLink } from "~/domains/quotes/back-office/send-quote.server";

type Shop = Parameters<typeof createQuote>[0] & Parameters<typeof openQuoteByLink>[0];

/** A kitchen for Fargo: $3,300.00 of cabinets, $250.00 freight, 5 % tax, $50.00 off: $3,677.50 in all. */
export const kitchenQuoteInput = {
  poNumber: "PO-7",
  firstName: "Ada",
  lastName: "Lovelace",
  email: "ada@example.com",
  phone: "4065550100",
  billing: {
    firstName: "Ada",
    lastName: "Lovelace",
    street1: "12 Main St",
    city: "Fargo",
    state: "ND",
    zipCode: "58102",
  },
  items: [
    { sku: "B30-TRNV", name: "Base cabinet 30 in", qty: 4, price: 450, notes: "Soft close" },
    { sku: "", name: "Fitting by the hour", qty: 10, price: 150, notes: null },
  ],
  shippingCharge: { label: "Freight to the curb", amount: 250 },
  taxPercent: 5,
  discount: 50,
  additionalNotes: "Hinges left, as drawn.",
};

type QuoteInputChanges = Record<string, unknown>;

/** Creates a draft quote with names and streets as people write them, and returns its id. */
export async function createDraftQuote(shop: Shop, options: QuoteInputChanges = {}): Promise<string> {
  const input = createQuoteInputSchema(punctuationFields).parse({ ...kitchenQuoteInput, ...options });
  const created = await createQuote(shop, input, { author: "Ingrid" });
  if (!created.ok) throw new Error(created.failure.code);
  return created.value;
}

/** Creates a quote that its customer may pay, and returns the parts of its link. */
export async function createOpenQuote(shop: Shop, options: QuoteInputChanges = {}) {
  const quoteId = await createDraftQuote(shop, options);
  const link = await openQuoteByLink(shop, { id: quoteId, author: "Ingrid" }, "https://shop.example");
  if (!link.ok) throw new Error(link.failure.code);
  return { quoteId, token: new URL(link.value).searchParams.get("token") ?? "" };
}
