import type { Db } from "#db/client.server";
import { computeBalanceDue, isUnderReview } from "~/domains/orders/order";
import { toBalancePath } from "~/domains/orders/payments/balance-path";
import { getRefundState, summarizePayments } from "~/domains/orders/payments/order-money";
import { listPaymentsOfQuote } from "~/domains/orders/payments/quote-payments.server";
import { readOrder } from "~/domains/orders/read-order.server";
import { toDollars } from "~/kernel/money/money";
import { ok, type Result } from "~/kernel/result";
import { isCanceled } from "~/kernel/statuses/status-badges";
import type { Clock } from "~/kernel/time/clock";
import type { Quote } from "../quote";
import { activityTexts } from "../quote.messages";
import { type OrderOfQuote, type QuoteJson, toQuoteJson } from "../quote.schema";
import { appendActivity, recordQuoteVisit } from "../quote.store.server";
import {
  findPreviewedQuote,
  findViewableQuote,
  type LinkFailure,
  type QuoteLinkParams,
} from "./quote-link.server";

export type ViewedQuote = { readonly quote: QuoteJson; readonly order: OrderOfQuote | null };

/** Reads the quote of a link and records the customer's first visit; staff previews are not recorded. */
export async function viewQuote(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  link: QuoteLinkParams,
): Promise<Result<ViewedQuote & { readonly isPreview: boolean }, LinkFailure>> {
  const now = clock.now();
  const previewed = await findPreviewedQuote(db, link, now);
  if (previewed) return ok({ ...(await readViewedQuote(db, previewed)), isPreview: true });
  const openedLink = await findViewableQuote(db, link, now);
  if (!openedLink.ok) return openedLink;
  const { id: quoteId } = openedLink.value;
  if (await recordQuoteVisit(db, quoteId, now)) {
    const text = activityTexts.opened;
    await appendActivity(db, { quoteId, kind: "event", author: "", text, createdAt: now });
  }
  return ok({ ...(await readViewedQuote(db, openedLink.value)), isPreview: false });
}

/** Builds the customer's view of a quote, whatever its status. */
export async function readViewedQuote(db: Db, quote: Quote): Promise<ViewedQuote> {
  const payments = await listPaymentsOfQuote(db, quote.id);
  return {
    quote: toQuoteJson(quote, payments),
    order: quote.orderId ? await readOrderOfQuote(db, quote.orderId) : null,
  };
}

async function readOrderOfQuote(db: Db, orderId: string): Promise<OrderOfQuote> {
  const order = await readOrder(db, orderId);
  const due = computeBalanceDue(order);
  return {
    id: order.id,
    number: order.orderIncrementId,
    balance: toDollars(due),
    isRefunded: getRefundState(summarizePayments(order)) === "full",
    isUnderReview: order.payments.some(isUnderReview),
    splitPaymentPath:
      order.splitPaymentEnabled && due > 0 && !isCanceled(order.status) ? toBalancePath(order) : null,
  };
}
