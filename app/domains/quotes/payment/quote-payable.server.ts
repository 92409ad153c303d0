import type { Db } from "#db/client.server";
import { historyComments } from "~/domains/orders/order.messages";
import { toContactAddress } from "~/domains/orders/payments/contact-address";
import { orderPayable } from "~/domains/orders/payments/order-payable.server";
import { failQuotePayment, updateOpenQuotePayment } from "~/domains/orders/payments/quote-payments.server";
import { formatDisputeEvent } from "~/domains/orders/payments/record-dispute.server";
import { abandonPayment, openPayment } from "~/domains/orders/payments/record-payment.server";
import type { Bill, LockedPayable, Payable } from "~/domains/settlement/payable";
import { ZERO } from "~/kernel/money/money";
import { findQuoteAddress, type Quote } from "../quote";
import { activityTexts } from "../quote.messages";
import { appendActivity, findQuote, lockQuote } from "../quote.store.server";
import { convertQuote } from "./convert-quote.server";

/**
 * The payable of a quote: the first received or accepted payment turns it into an order, which then takes
 * over. Lock order: quote, order, attempts.
 */
export const quotePayable: Payable = {
  findBill: async (db, id) => {
    const quote = await findQuote(db, id);
    if (!quote) return null;
    const bill = quote.orderId ? await orderPayable.findBill(db, quote.orderId) : toBill(quote);
    return bill && { ...bill, metadata: { ...bill.metadata, ...toMetadata(quote) } };
  },
  lock: async (tx, id) => {
    const quote = await lockQuote(tx, id);
    if (!quote) return null;
    return quote.orderId ? lockOrderOfQuote(tx, quote, quote.orderId) : toLockedPayable(tx, quote);
  },
};

async function lockOrderOfQuote(tx: Db, { id }: Quote, orderId: string): Promise<LockedPayable> {
  const order = await orderPayable.lock(tx, orderId);
  if (!order) throw new Error(`the order of quote ${id} is not in the database`);
  return { ...order, id };
}

function toLockedPayable(tx: Db, quote: Quote): LockedPayable {
  const { id } = quote;
  let order: Promise<LockedPayable> | null = null;
  const convertOnce = (now: Date) => {
    order ??= convertQuote(tx, quote, now).then((orderId) => lockOrderOfQuote(tx, quote, orderId));
    return order;
  };
  const appendEvent = (text: string, now: Date) =>
    appendActivity(tx, { quoteId: id, kind: "event", author: "", text, createdAt: now });
  return {
    id,
    acceptsInstallments: quote.splitPaymentEnabled,
    openPayment: (source, amount, now) => openPayment(tx, { quoteId: id }, source, amount, now),
    abandonPayment: (attemptId, now) => abandonPayment(tx, attemptId, now),
    recordPaidPayment: async (source, payment, now) =>
      (await convertOnce(now)).recordPaidPayment(source, payment, now),
    recordHeldPayment: async (source, payment, now) =>
      (await convertOnce(now)).recordHeldPayment(source, payment, now),
    recordDeclinedPayment: async ({ attemptId }, { message, transactionResponse }, now) => {
      if (await failQuotePayment(tx, attemptId, transactionResponse, now)) {
        await appendEvent(activityTexts.declined(message ?? "Unknown error"), now);
      }
    },
    recordOpenPayment: (attemptId, status, now) => updateOpenQuotePayment(tx, attemptId, status, now),
    recordPaymentInReview: (reason, now) => appendEvent(activityTexts.review(reason), now),
    acceptAsPaid: async (due, now) => (await convertOnce(now)).acceptAsPaid(due, now),
    // Payments belong to the order; before there is one nothing can be refunded.
    recordRefund: async () => undefined,
    getNetReceived: async () => ZERO,
    recordRefundEvent: async () => undefined,
    recordDispute: (details, now) => appendEvent(formatDisputeEvent(details), now),
    // Likewise, losses belong to the order.
    recordLossChange: async () => false,
    noteUnrecordedEvent: (eventType, now) => appendEvent(historyComments.reported(eventType), now),
    cancel: (now) => appendEvent(activityTexts.reviewCanceled, now),
  };
}

/** Returns the metadata stored at the provider (PAY-043). */
function toMetadata({ id, quoteIncrementId }: Quote) {
  return { quoteId: id, quoteIncrementId };
}

function toBill(quote: Quote): Bill {
  return {
    metadata: {},
    description: `Quote ${quote.quoteIncrementId}`,
    total: quote.total,
    paid: ZERO,
    due: quote.total,
    currency: "USD",
    receiptEmail: quote.email,
    billTo: toContactAddress(findQuoteAddress(quote, "billing")),
    shipTo: toContactAddress(findQuoteAddress(quote, "shipping")),
  };
}
