import type { Db } from "#db/client.server";
import { historyComments } from "~/domains/orders/order.messages";
import { orderPayable } from "~/domains/orders/order-payable.server";
import { personOf } from "~/domains/orders/person-of";
import { failQuotePayment, noteQuotePayment, openQuotePayment } from "~/domains/orders/quote-payments.server";
import { disputeComment } from "~/domains/orders/record-dispute.server";
import { dropPayment } from "~/domains/orders/record-payment.server";
import type { Bill, Payable, TakenPayable } from "~/domains/settlement/payable";
import { ZERO } from "~/kernel/money";
import { convertQuote } from "./convert-quote.server";
import { addressOfQuote, type Quote } from "./quote";
import { activityTexts } from "./quote.messages";
import { appendActivity, findQuote, lockQuote } from "./quote.store.server";

/**
 * How a quote is paid: the first money that arrives, or that a provider accepted, makes it an order, which takes it.
 * What is told later of the same attempt is the order's. Locks: the quote, then its order, then the attempts.
 */
export const quotePayable: Payable = {
  bill: async (db, id) => {
    const quote = await findQuote(db, id);
    if (!quote) return null;
    const bill = quote.orderId ? await orderPayable.bill(db, quote.orderId) : billOf(quote);
    return bill && { ...bill, metadata: { ...bill.metadata, ...metadataOf(quote) } };
  },
  take: async (tx, id) => {
    const quote = await lockQuote(tx, id);
    if (!quote) return null;
    return quote.orderId ? orderOf(tx, quote, quote.orderId) : taken(tx, quote);
  },
};

async function orderOf(tx: Db, { id }: Quote, orderId: string): Promise<TakenPayable> {
  const order = await orderPayable.take(tx, orderId);
  if (!order) throw new Error(`the order of quote ${id} is not in the database`);
  return { ...order, id };
}

function taken(tx: Db, quote: Quote): TakenPayable {
  const { id } = quote;
  let order: Promise<TakenPayable> | null = null;
  const converted = (now: Date) => {
    order ??= convertQuote(tx, quote, now).then((orderId) => orderOf(tx, quote, orderId));
    return order;
  };
  const note = (text: string, now: Date) =>
    appendActivity(tx, { quoteId: id, kind: "event", author: "", text, createdAt: now });
  return {
    id,
    takesParts: quote.splitPaymentEnabled,
    open: (source, amount, now) => openQuotePayment(tx, id, source, amount, now),
    drop: (attemptId, now) => dropPayment(tx, attemptId, now),
    paid: async (source, payment, now) => (await converted(now)).paid(source, payment, now),
    held: async (source, payment, now) => (await converted(now)).held(source, payment, now),
    declined: async ({ attemptId }, { message, transactionResponse }, now) => {
      if (await failQuotePayment(tx, attemptId, transactionResponse, now)) {
        await note(activityTexts.declined(message ?? "Unknown error"), now);
      }
    },
    waiting: (attemptId, status, now) => noteQuotePayment(tx, attemptId, status, now),
    needsReview: (reason, now) => note(activityTexts.review(reason), now),
    accepted: async (due, now) => (await converted(now)).accepted(due, now),
    // What was paid for a quote is its order's; before there is one nothing is recorded that could be given back.
    refunded: async () => undefined,
    disputed: (facts, now) => note(disputeComment(facts), now),
    // As above: what could be lost is its order's.
    lossChanged: async () => false,
    reported: (eventType, now) => note(historyComments.reported(eventType), now),
    canceled: (now) => note(activityTexts.reviewCanceled, now),
  };
}

/** PAY-043: under these names the provider keeps what is paid. */
function metadataOf({ id, quoteIncrementId }: Quote) {
  return { quoteId: id, quoteIncrementId };
}

function billOf(quote: Quote): Bill {
  return {
    metadata: {},
    description: `Quote ${quote.quoteIncrementId}`,
    total: quote.total,
    paid: ZERO,
    due: quote.total,
    currency: "USD",
    receiptEmail: quote.email,
    billTo: personOf(addressOfQuote(quote, "billing")),
    shipTo: personOf(addressOfQuote(quote, "shipping")),
  };
}
