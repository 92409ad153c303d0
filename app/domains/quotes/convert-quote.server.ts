import type { Db } from "#db/client.server";
import { createOrder } from "~/domains/orders/create-order.server";
import { toQuotePlacement } from "~/domains/orders/order";
import { draftOrder, type OrderDraft } from "~/domains/orders/order-draft";
import { adoptQuotePayments } from "~/domains/orders/quote-payments.server";
import { addressOfQuote, isPayable, type Quote } from "./quote";
import { activityTexts } from "./quote.messages";
import { appendActivity, changeQuote } from "./quote.store.server";

/**
 * Makes a quote an order: the same lines, addresses and amounts. Runs under the quote's lock, in the
 * transaction that records its first money; the placement makes a second order of it impossible. Answers the order's id.
 */
export async function convertQuote(tx: Db, quote: Quote, now: Date): Promise<string> {
  const placementId = toQuotePlacement(quote.id);
  const { id: orderId } = await createOrder(tx, { placementId, draft: draftOf(quote) }, now);
  await adoptQuotePayments(tx, quote.id, orderId);
  await changeQuote(tx, quote.id, { status: "ordered", orderId }, now);
  const event = { quoteId: quote.id, kind: "event", author: "", createdAt: now } as const;
  if (!isPayable(quote, now)) await appendActivity(tx, { ...event, text: activityTexts.late });
  await appendActivity(tx, { ...event, text: activityTexts.ordered });
  return orderId;
}

function draftOf(quote: Quote): OrderDraft {
  const billing = addressOfQuote(quote, "billing");
  const shipping = addressOfQuote(quote, "shipping") ?? billing;
  if (!billing || !shipping) throw new Error(`quote ${quote.id} has no address`);
  return draftOrder({
    lines: quote.items.map((item) => ({ ...item, weight: 0, customOptions: [] })),
    addresses: { billing: plain(billing), shipping: plain(shipping) },
    shipping: {
      method: quote.shippingMethod ?? "",
      label: quote.shippingLabel ?? "",
      rate: quote.shippingAmount,
    },
    tax: { percent: quote.taxPercent, total: quote.taxAmount },
    customerId: null,
    additionalNotes: quote.additionalNotes,
    discount: quote.discountAmount,
    poNumber: quote.poNumber,
    minimumSplitAmount: quote.splitPaymentEnabled ? quote.minimumSplitAmount : null,
  });
}

/** The order gives its addresses ids of their own. */
function plain({ id: _id, ...address }: Quote["addresses"][number]) {
  return address;
}
