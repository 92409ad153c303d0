import { lockOrder } from "~/domains/orders/change-order.server";
import { changeStatus } from "~/domains/orders/change-status.server";
import { historyComments } from "~/domains/orders/order.messages";
import {
  findTransition,
  type StatusAction,
  stoppingActions,
  type TransitionRefusal,
  transitionRefusals,
  transitionRefusalTexts,
} from "~/domains/orders/order-transitions";
import { rollbackOnFailure } from "~/domains/orders/rollback-on-failure.server";
import { recordShipment, type ShipmentInput } from "~/domains/orders/shipments/record-shipment.server";
import { cancelSuperseded } from "~/domains/settlement/attempts/cancel-superseded.server";
import { abandonOpenAttempts } from "~/domains/settlement/attempts/record-attempt.server";
import { checkReservations } from "~/domains/settlement/reservations/check-reservations.server";
import type { SettleServices } from "~/domains/settlement/settlement";
import { appendAuditEntry } from "~/domains/staff/audit.server";
import { err, ok, type Result } from "~/kernel/result";

export type StatusChangeFailure = {
  readonly code: TransitionRefusal | "no-such-order" | "payment-pending" | "shipped-before" | "forgotten";
};

/** The HTTP status of each failure; a code without a row does not compile. */
export const statusChangeFailureStatus = {
  "no-such-order": 404,
  "payment-pending": 409,
  "shipped-before": 409,
  forgotten: 409,
  "not-processable": 409,
  "not-shippable": 409,
  "not-completable": 409,
  "not-holdable": 409,
  "not-on-hold": 409,
  "not-cancelable": 409,
  "not-fraud-reportable": 409,
  "not-closable": 409,
  "not-reopenable": 409,
} as const satisfies Record<StatusChangeFailure["code"], number>;

/** The messages for staff. */
export const statusChangeFailureTexts = {
  "no-such-order": "This order doesn't exist.",
  "payment-pending": "A payment for this order is still pending. Try again after it's settled.",
  "shipped-before": "This package was already recorded.",
  forgotten: "The customer's data was deleted, so there is no one to write to.",
  ...transitionRefusalTexts,
} as const satisfies Record<StatusChangeFailure["code"], string>;

type StaffChange = { readonly orderId: string; readonly author: string };

/**
 * Records a package of an order with carrier and tracking number. The customer gets an email after the commit. A
 * repeated submit is refused.
 */
export function shipOrder(
  { db, clock }: Pick<SettleServices, "db" | "clock">,
  { orderId, author }: StaffChange,
  shipment: ShipmentInput,
): Promise<Result<null, StatusChangeFailure>> {
  return db.transaction(async (tx) => {
    const now = clock.now();
    const order = await lockOrder(tx, orderId);
    if (!order) return err({ code: "no-such-order" });
    if (order.forgottenAt !== null) return err({ code: "forgotten" });
    if (findTransition("ship", order.status) === null) return err({ code: transitionRefusals.ship });
    if (!(await recordShipment(tx, order, { ...shipment, author }, now)))
      return err({ code: "shipped-before" });
    await appendAuditEntry(tx, {
      ...{ author, subject: "order", subjectId: orderId, kind: "event", createdAt: now },
      text: `Shipped with ${shipment.carrierName}, ${shipment.trackingNumber}`,
    });
    return ok(null);
  });
}

/** The history comment and the audit entry of each action. */
const actionTexts: {
  readonly [A in Exclude<StatusAction, "ship">]: {
    readonly comment: (author: string) => string;
    readonly entry: string;
  };
} = {
  process: { comment: historyComments.processed, entry: "Marked as processing" },
  complete: { comment: historyComments.completed, entry: "Marked as complete" },
  hold: { comment: historyComments.putOnHold, entry: "Put on hold" },
  resume: { comment: historyComments.resumed, entry: "Resumed" },
  cancel: { comment: historyComments.canceledByStaff, entry: "Canceled" },
  "report-fraud": { comment: historyComments.reportedFraud, entry: "Marked as fraud" },
  close: { comment: historyComments.closed, entry: "Closed" },
  reopen: { comment: historyComments.reopened, entry: "Reopened" },
};

/**
 * Changes an order's status for staff as the transition table allows. An action that ends the collection of money
 * abandons started payments, and is refused while a provider decides one. Money that was received stays.
 */
export async function changeOrderStatus(
  services: SettleServices,
  { orderId, author }: StaffChange,
  action: Exclude<StatusAction, "ship">,
): Promise<Result<null, StatusChangeFailure>> {
  const { db, payables, clock } = services;
  const payable = { kind: "order", id: orderId } as const;
  const isStopping = stoppingActions.includes(action);
  if (isStopping) await checkReservations(services, payable, { isOwner: false });
  const changed = await rollbackOnFailure<null, StatusChangeFailure>(db, async (tx) => {
    const now = clock.now();
    const lockedPayable = await payables.order.lock(tx, orderId);
    const order = lockedPayable && (await lockOrder(tx, orderId));
    if (!order) return err({ code: "no-such-order" });
    const target = findTransition(action, order.status);
    if (target === null) return err({ code: transitionRefusals[action] });
    if (isStopping && !(await abandonOpenAttempts(tx, lockedPayable, payable, now)))
      return err({ code: "payment-pending" });
    await changeStatus(tx, order, { target, comment: actionTexts[action].comment(author) }, now);
    await appendAuditEntry(tx, {
      ...{ author, subject: "order", subjectId: orderId, kind: "event", createdAt: now },
      text: actionTexts[action].entry,
    });
    return ok(null);
  });
  // If the provider does not answer, the reconciler tries again.
  if (changed.ok && isStopping) await cancelSuperseded(services, payable);
  return changed;
}
