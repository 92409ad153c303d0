import type { Db } from "#db/client.server";
import { balancePath } from "~/domains/orders/balance-path";
import { balanceDue } from "~/domains/orders/order";
import { getRefundState, summarizePayments } from "~/domains/orders/order-money";
import { paymentsOfQuote } from "~/domains/orders/quote-payments.server";
import { readOrder } from "~/domains/orders/read-order.server";
import type { Clock } from "~/kernel/clock";
import { dollarsOf } from "~/kernel/money";
import { ok, type Result } from "~/kernel/result";
import { isCalledOff } from "~/kernel/status-badges";
import type { Quote } from "./quote";
import { activityTexts } from "./quote.messages";
import { type OrderOfQuote, type QuoteJson, quoteJson } from "./quote.schema";
import { appendActivity, noteOpened } from "./quote.store.server";
import { type LinkFailure, type LinkParts, openLink, shownQuote } from "./quote-link.server";

export type QuoteView = { readonly quote: QuoteJson; readonly order: OrderOfQuote | null };

/** The quote of a link, for its customer, whose first look is written into its activity; or as staff look at it before. */
export async function viewQuote(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  link: LinkParts,
): Promise<Result<QuoteView & { readonly isPreview: boolean }, LinkFailure>> {
  const now = clock.now();
  const shown = await shownQuote(db, link, now);
  if (shown) return ok({ ...(await quoteView(db, shown)), isPreview: true });
  const opened = await openLink(db, link, now);
  if (!opened.ok) return opened;
  const { id: quoteId } = opened.value;
  if (await noteOpened(db, quoteId, now)) {
    const text = activityTexts.opened;
    await appendActivity(db, { quoteId, kind: "event", author: "", text, createdAt: now });
  }
  return ok({ ...(await quoteView(db, opened.value)), isPreview: false });
}

/** A quote as its customer would see it, whatever its state. */
export async function quoteView(db: Db, quote: Quote): Promise<QuoteView> {
  const payments = await paymentsOfQuote(db, quote.id);
  return {
    quote: quoteJson(quote, payments),
    order: quote.orderId ? await orderOf(db, quote.orderId) : null,
  };
}

async function orderOf(db: Db, orderId: string): Promise<OrderOfQuote> {
  const order = await readOrder(db, orderId);
  const due = balanceDue(order);
  return {
    id: order.id,
    number: order.orderIncrementId,
    balance: dollarsOf(due),
    isRefunded: getRefundState(summarizePayments(order)) === "full",
    splitPaymentPath:
      order.splitPaymentEnabled && due > 0 && !isCalledOff(order.status) ? balancePath(order) : null,
  };
}
