import type { Db } from "#db/client.server";
import { enqueueEmails } from "~/domains/email/outbox/enqueue-emails.server";

/** Enqueues the order confirmation to the customer and the notice to staff, once. */
export async function enqueueOrderConfirmation(tx: Db, orderId: string, now: Date): Promise<void> {
  await enqueueEmails(
    tx,
    [
      { kind: "order-confirmation", entityId: orderId },
      { kind: "order-confirmation-admin", entityId: orderId },
    ],
    now,
  );
}

/** Enqueues the confirmation of one payment to the customer and staff, once. */
export async function enqueuePaymentConfirmation(
  tx: Db,
  orderId: string,
  paymentId: string,
  now: Date,
): Promise<void> {
  await enqueueEmails(
    tx,
    [
      { kind: "split-payment-confirmation", entityId: orderId, paymentId },
      { kind: "order-confirmation-admin", entityId: orderId, paymentId },
    ],
    now,
  );
}

/** Enqueues the email about a declined payment that was under review, once. */
export async function enqueueDeclineEmail(
  tx: Db,
  orderId: string,
  paymentId: string,
  now: Date,
): Promise<void> {
  await enqueueEmails(tx, [{ kind: "split-payment-confirmation", entityId: orderId, paymentId }], now);
}
