import { lockOrder } from "~/domains/orders/change-order.server";
import {
  type ManualPayment,
  type ManualPaymentFailure,
  manualPaymentStatus,
  manualPaymentTexts,
} from "~/domains/orders/payments/manual-payment";
import { recordManualPayment } from "~/domains/orders/payments/record-manual-payment.server";
import { rollbackOnFailure } from "~/domains/orders/rollback-on-failure.server";
import { cancelSuperseded } from "~/domains/settlement/cancel-superseded.server";
import { checkReservations } from "~/domains/settlement/check-reservations.server";
import { abandonOpenAttempts } from "~/domains/settlement/record-attempt.server";
import type { SettleServices } from "~/domains/settlement/settlement";
import { err, ok, type Result } from "~/kernel/result";
import { isCalledOff } from "~/kernel/status-badges";

export type OrderPaymentFailure =
  | ManualPaymentFailure
  | { readonly code: "no-such-order" | "payment-under-way" | "not-payable" };

/** The HTTP status of every failure; a code without a row does not compile. */
export const orderPaymentStatus = {
  "no-such-order": 404,
  "payment-under-way": 409,
  "not-payable": 409,
  ...manualPaymentStatus,
} as const satisfies Record<OrderPaymentFailure["code"], number>;

/** What staff read. */
export const orderPaymentTexts = {
  "no-such-order": "There is no such order.",
  "payment-under-way": "A payment for this order is being decided. Record this one when that is over.",
  "not-payable": "This order was canceled; it takes no payment.",
  ...manualPaymentTexts,
} as const satisfies Record<OrderPaymentFailure["code"], string>;

/** Records a check or a wire for an order, with who of the staff saw it in history and audit log. */
export async function recordOrderPayment(
  services: SettleServices,
  orderId: string,
  payment: ManualPayment,
): Promise<Result<null, OrderPaymentFailure>> {
  const { db, payables, clock } = services;
  const payable = { kind: "order", id: orderId } as const;
  await checkReservations(services, payable, { isOwner: false });
  // A check that is refused calls off nothing that a shopper has begun.
  const recorded = await rollbackOnFailure<null, OrderPaymentFailure>(db, async (tx) => {
    const now = clock.now();
    const lockedPayable = await payables.order.lock(tx, orderId);
    const order = lockedPayable && (await lockOrder(tx, orderId));
    if (!lockedPayable || !order) return err({ code: "no-such-order" });
    if (isCalledOff(order.status)) return err({ code: "not-payable" });
    const attemptsLetGo = await abandonOpenAttempts(tx, lockedPayable, payable, now);
    if (!attemptsLetGo) return err({ code: "payment-under-way" });
    const written = await recordManualPayment(tx, order, payment, now);
    if (!written.ok) return written;
    return ok(null);
  });
  // What the provider does not answer now, the reconciler asks again.
  if (recorded.ok) await cancelSuperseded(services, payable);
  return recorded;
}
