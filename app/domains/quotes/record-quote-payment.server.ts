import { takeOrder } from "~/domains/orders/change-order.server";
import type { ManualPayment, ManualPaymentFailure } from "~/domains/orders/manual-payment";
import { recordManualPayment } from "~/domains/orders/record-manual-payment.server";
import { cancelSuperseded } from "~/domains/settlement/cancel-superseded.server";
import { collectNothing } from "~/domains/settlement/record-attempt.server";
import type { SettleServices } from "~/domains/settlement/settlement";
import { err, ok, type Result } from "~/kernel/result";
import { convertQuote } from "./convert-quote.server";
import type { DeskFailure } from "./desk.failures";
import { isEditable } from "./quote";
import { lockQuote } from "./quote.store.server";

/** Undoes the transaction it is thrown in: a quote whose money is refused stays a quote. */
class Refused extends Error {
  constructor(readonly failure: ManualPaymentFailure) {
    super(failure.code);
  }
}

/** Records a check or a wire for a quote, which becomes an order by it; answers the order's id. */
export async function recordQuotePayment(
  services: SettleServices,
  quoteId: string,
  payment: ManualPayment,
): Promise<Result<string, DeskFailure | ManualPaymentFailure>> {
  const { db, payables, clock } = services;
  const payable = { kind: "quote", id: quoteId } as const;
  const recording = db.transaction(async (tx): Promise<Result<string, DeskFailure>> => {
    const now = clock.now();
    const quote = await lockQuote(tx, quoteId);
    if (!quote) return err({ code: "no-such-quote" });
    if (!isEditable(quote)) return err({ code: "not-editable" });
    const taken = await payables.quote.take(tx, quoteId);
    if (!taken || (await collectNothing(tx, taken, payable, now))) return err({ code: "payment-under-way" });
    const orderId = await convertQuote(tx, quote, now);
    const order = await takeOrder(tx, orderId);
    if (!order) throw new Error(`order ${orderId} was made and then not found`);
    const recorded = await recordManualPayment(tx, order, payment, now);
    if (!recorded.ok) throw new Refused(recorded.failure);
    return ok(orderId);
  });
  try {
    const recorded = await recording;
    if (recorded.ok) await cancelSuperseded(services, payable);
    return recorded;
  } catch (error) {
    if (error instanceof Refused) return err(error.failure);
    throw error;
  }
}
