import { lockOrder } from "~/domains/orders/change-order.server";
import type { ManualPayment } from "~/domains/orders/payments/manual-payment";
import { recordManualPayment } from "~/domains/orders/payments/record-manual-payment.server";
import { rollbackOnFailure } from "~/domains/orders/rollback-on-failure.server";
import { cancelSuperseded } from "~/domains/settlement/attempts/cancel-superseded.server";
import { abandonAttempts } from "~/domains/settlement/attempts/record-attempt.server";
import type { SettleServices } from "~/domains/settlement/settlement";
import { err, ok, type Result } from "~/kernel/result";
import { convertQuote } from "../payment/convert-quote.server";
import { isEditable } from "../quote";
import { lockQuote } from "../quote.store.server";
import type { StaffQuoteFailure } from "./staff-quote.failures";

/** Records a manual payment for a quote, which makes it an order; returns the order's id. */
export async function recordQuotePayment(
  services: SettleServices,
  quoteId: string,
  payment: ManualPayment,
): Promise<Result<string, StaffQuoteFailure>> {
  const { db, payables, clock } = services;
  const payable = { kind: "quote", id: quoteId } as const;
  // A quote whose payment is refused stays a quote.
  const recorded = await rollbackOnFailure<string, StaffQuoteFailure>(db, async (tx) => {
    const now = clock.now();
    const quote = await lockQuote(tx, quoteId);
    if (!quote) return err({ code: "no-such-quote" });
    if (!isEditable(quote)) return err({ code: "not-editable" });
    const lockedPayable = await payables.quote.lock(tx, quoteId);
    if (!lockedPayable || (await abandonAttempts(tx, lockedPayable, payable, now)))
      return err({ code: "payment-under-way" });
    const orderId = await convertQuote(tx, quote, now);
    const order = await lockOrder(tx, orderId);
    if (!order) throw new Error(`order ${orderId} was made and then not found`);
    const recorded = await recordManualPayment(tx, order, payment, now);
    return recorded.ok ? ok(orderId) : recorded;
  });
  if (recorded.ok) await cancelSuperseded(services, payable);
  return recorded;
}
