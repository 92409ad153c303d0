import type { QuoteJson } from "~/domains/quotes/quote.schema";

/** A quote as its customer gets it: two cabinets at $100, $50 for delivery, valid until April 1, 2026. */
export const sentQuote: QuoteJson = {
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
