import { lockOrder } from "~/domains/orders/change-order.server";
import {
  type ManualPayment,
  type ManualPaymentFailure,
  manualPaymentStatus,
  manualPaymentTexts,
} from "~/domains/orders/payments/manual-payment";
import { recordManualPayment } from "~/domains/orders/payments/record-manual-payment.server";
import { rollbackOnFailure } from "~/domains/orders/rollback-on-failure.server";
import { cancelSuperseded } from "~/domains/settlement/attempts/cancel-superseded.server";
import { abandonOpenAttempts } from "~/domains/settlement/attempts/record-attempt.server";
import { checkReservations } from "~/domains/settlement/reservations/check-reservations.server";
import type { SettleServices } from "~/domains/settlement/settlement";
import { err, ok, type Result } from "~/kernel/result";
import { isCanceled } from "~/kernel/statuses/status-badges";

export type OrderPaymentFailure =
  | ManualPaymentFailure
  | { readonly code: "no-such-order" | "payment-under-way" | "not-payable" };

/** The HTTP status of each failure; a code without a row does not compile. */
export const orderPaymentStatus = {
  "no-such-order": 404,
  "payment-under-way": 409,
  "not-payable": 409,
  ...manualPaymentStatus,
} as const satisfies Record<OrderPaymentFailure["code"], number>;

/** The messages for staff. */
export const orderPaymentTexts = {
  "no-such-order": "This order doesn't exist.",
  "payment-under-way": "A payment for this order is still pending. Record this one after it's settled.",
  "not-payable": "This order was canceled and can't take payments.",
  ...manualPaymentTexts,
} as const satisfies Record<OrderPaymentFailure["code"], string>;

/** Records a check or wire transfer for an order. History and audit log name the member of staff. */
export async function recordOrderPayment(
  services: SettleServices,
  orderId: string,
  payment: ManualPayment,
): Promise<Result<null, OrderPaymentFailure>> {
  const { db, payables, clock } = services;
  const payable = { kind: "order", id: orderId } as const;
  await checkReservations(services, payable, { isOwner: false });
  // When the payment is rejected, the shopper's started payment must not be canceled.
  const recorded = await rollbackOnFailure<null, OrderPaymentFailure>(db, async (tx) => {
    const now = clock.now();
    const lockedPayable = await payables.order.lock(tx, orderId);
    const order = lockedPayable && (await lockOrder(tx, orderId));
    if (!lockedPayable || !order) return err({ code: "no-such-order" });
    if (isCanceled(order.status)) return err({ code: "not-payable" });
    const attemptsLetGo = await abandonOpenAttempts(tx, lockedPayable, payable, now);
    if (!attemptsLetGo) return err({ code: "payment-under-way" });
    const recorded = await recordManualPayment(tx, order, payment, now);
    if (!recorded.ok) return recorded;
    return ok(null);
  });
  // If the provider does not answer, the reconciler tries again.
  if (recorded.ok) await cancelSuperseded(services, payable);
  return recorded;
}
