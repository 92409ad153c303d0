import type { Db } from "#db/client.server";
import { lockOrder } from "~/domains/orders/change-order.server";
import { type VoidFailure, voidManualPayment } from "~/domains/orders/payments/void-manual-payment.server";
import { err, type Result } from "~/kernel/result";
import type { Clock } from "~/kernel/time/clock";

export type OrderVoidFailure = VoidFailure | { readonly code: "no-such-order" };

/** The HTTP status of each failure; a code without a row does not compile. */
export const voidFailureStatus = {
  "no-such-order": 404,
  "no-such-payment": 404,
  "not-voidable": 409,
} as const satisfies Record<OrderVoidFailure["code"], number>;

/** The messages for staff. */
export const voidFailureTexts = {
  "no-such-order": "This order doesn't exist.",
  "no-such-payment": "This order has no such payment.",
  "not-voidable": "Only a payment that staff recorded can be voided, and only once.",
} as const satisfies Record<OrderVoidFailure["code"], string>;

/** Voids a manual payment of an order. History and audit log name the member of staff. */
export function voidOrderPayment(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  orderId: string,
  request: { readonly paymentId: string; readonly author: string },
): Promise<Result<null, OrderVoidFailure>> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    return order ? voidManualPayment(tx, order, request, clock.now()) : err({ code: "no-such-order" });
  });
}
