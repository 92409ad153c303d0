import type { Db } from "#db/client.server";
import { enqueueEmails, isEmailPending } from "~/domains/email/outbox/enqueue-emails.server";
import { newId } from "~/kernel/ids";
import { err, ok, type Result } from "~/kernel/result";
import type { Clock } from "~/kernel/time/clock";
import { historyComments } from "../order.messages";
import { appendHistory, lockOrder } from "../order.store.server";
import { findOrder } from "../read-order.server";
import { isForgotten } from "../retention/anonymized-order";
import type { ConfirmationKind } from "./order-email";
import { isConfirmable } from "./order-email";

export type ResendFailure = {
  readonly code: "no-such-order" | "forgotten" | "nothing-to-confirm" | "on-its-way";
};

/** The HTTP status of every failure; a code without a row does not compile. */
export const resendFailureStatus = {
  "no-such-order": 404,
  forgotten: 409,
  "nothing-to-confirm": 409,
  "on-its-way": 409,
} as const satisfies Record<ResendFailure["code"], number>;

export const resendFailureTexts = {
  "no-such-order": "This order doesn't exist.",
  forgotten: "The customer's data was deleted, so there is no one to write to.",
  "nothing-to-confirm": "This order has no payment to confirm yet.",
  "on-its-way": "This email is already on its way.",
} as const satisfies Record<ResendFailure["code"], string>;

type EmailRequest = { readonly orderId: string; readonly kind: ConfirmationKind; readonly author: string };

/**
 * Sends an email about an order again on request of staff, with the order's current state and usual
 * recipient. Fails while the same email is still pending.
 */
export function resendEmail(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  { orderId, kind, author }: EmailRequest,
): Promise<Result<null, ResendFailure>> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const locked = await lockOrder(tx, orderId);
    const order = locked && (await findOrder(tx, orderId));
    if (!order) return err({ code: "no-such-order" });
    if (isForgotten(order)) return err({ code: "forgotten" });
    if (!isConfirmable(kind, order)) return err({ code: "nothing-to-confirm" });
    if (await isEmailPending(tx, kind, orderId)) return err({ code: "on-its-way" });
    await enqueueEmails(tx, [{ kind, entityId: orderId, paymentId: newId() }], now);
    await appendHistory(tx, {
      ...{ orderId, status: order.status, isCustomerNotified: false, createdAt: now },
      comment: historyComments.emailResent(emailNames[kind], author),
    });
    return ok(null);
  });
}

const emailNames: { readonly [K in ConfirmationKind]: string } = {
  "order-confirmation": "order confirmation",
  "order-confirmation-admin": "order notice for staff",
  "split-payment-confirmation": "payment confirmation",
};
