import type { Db } from "#db/client.server";
import type { OrderStatus } from "~/kernel/statuses/statuses";
import { getLaterStatus, sumCompletedPayments } from "./order";
import { setStaffStatus } from "./order.store.server";
import { appendNote } from "./order-progress.server";
import type { TransitionTarget } from "./order-transitions";
import { listPayments } from "./payments/payment.store.server";
import type { LockedOrder } from "./payments/record-payment.server";
import { listShipments } from "./shipments/shipment.store.server";

/** A locked order with the status before its hold. */
export type LockedOrderWithHold = LockedOrder & { readonly statusBeforeHold: OrderStatus | null };

/** Sets an order's status for staff, with a history entry. Call it under the order's lock. */
export async function changeStatus(
  tx: Db,
  order: LockedOrderWithHold,
  { target, comment }: { readonly target: TransitionTarget; readonly comment: string },
  now: Date,
): Promise<void> {
  const status = await resolveTarget(tx, order, target);
  const statusBeforeHold = status === "holded" ? order.status : null;
  await setStaffStatus(tx, order.id, { status, statusBeforeHold }, now);
  await appendNote(tx, order.id, status, comment, now);
}

async function resolveTarget(
  tx: Db,
  order: LockedOrderWithHold,
  target: TransitionTarget,
): Promise<OrderStatus> {
  if (target !== "previous" && target !== "derived") return target;
  const previous = target === "previous" ? order.statusBeforeHold : null;
  if (previous === null && (await listShipments(tx, order.id)).length > 0) return "shipped";
  const payments = await listPayments(tx, order.id);
  const status = getStatusByPayment(order, sumCompletedPayments({ payments }));
  // A payment that arrived during the hold counts.
  return previous === null ? status : getLaterStatus(previous, status);
}

/**
 * Takes back the step to `ordered` when the payments no longer justify it, also for an order on hold. Call it under
 * the order's lock.
 */
export async function revertUnpaidStatus(
  tx: Db,
  order: LockedOrderWithHold,
  now: Date,
): Promise<OrderStatus> {
  const payments = await listPayments(tx, order.id);
  const byPayment = getStatusByPayment(order, sumCompletedPayments({ payments }));
  const status = order.status === "ordered" ? byPayment : order.status;
  const statusBeforeHold = order.statusBeforeHold === "ordered" ? byPayment : order.statusBeforeHold;
  await setStaffStatus(tx, order.id, { status, statusBeforeHold }, now);
  return status;
}

/** Returns 'ordered' for a paid order, or for the first installment of an order that allows installments. */
function getStatusByPayment({ total, splitPaymentEnabled }: LockedOrder, paid: number) {
  const isOrdered = paid >= total || (splitPaymentEnabled && paid > 0);
  return isOrdered ? "ordered" : "pending_payment";
}
