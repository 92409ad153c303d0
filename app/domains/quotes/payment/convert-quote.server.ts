import type { Db } from "#db/client.server";
import { createOrder } from "~/domains/orders/create-order.server";
import { toQuotePlacement } from "~/domains/orders/order";
import { createOrderDraft, type OrderDraft } from "~/domains/orders/order-draft";
import { movePaymentsToOrder } from "~/domains/orders/payments/quote-payments.server";
import { findQuoteAddress, isPayable, type Quote } from "../quote";
import { activityTexts } from "../quote.messages";
import { appendActivity, updateQuoteRow } from "../quote.store.server";

/**
 * Turns a quote into an order with the same lines, addresses and amounts, in the transaction that records its
 * first payment. The placement id prevents a second order. Returns the order's id. Call it under the quote's
 * lock.
 */
export async function convertQuote(tx: Db, quote: Quote, now: Date): Promise<string> {
  const placementId = toQuotePlacement(quote.id);
  const { id: orderId } = await createOrder(tx, { placementId, draft: toOrderDraft(quote) }, now);
  await movePaymentsToOrder(tx, quote.id, orderId);
  await updateQuoteRow(tx, quote.id, { status: "ordered", orderId }, now);
  const event = { quoteId: quote.id, kind: "event", author: "", createdAt: now } as const;
  if (!isPayable(quote, now)) await appendActivity(tx, { ...event, text: activityTexts.late });
  await appendActivity(tx, { ...event, text: activityTexts.ordered });
  return orderId;
}

function toOrderDraft(quote: Quote): OrderDraft {
  const billing = findQuoteAddress(quote, "billing");
  const shipping = findQuoteAddress(quote, "shipping") ?? billing;
  if (!billing || !shipping) throw new Error(`quote ${quote.id} has no address`);
  return createOrderDraft({
    lines: quote.items.map((item) => ({ ...item, weight: 0, customOptions: [] })),
    addresses: { billing: omitId(billing), shipping: omitId(shipping) },
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

/** The order creates its own address ids. */
function omitId({ id: _id, ...address }: Quote["addresses"][number]) {
  return address;
}
