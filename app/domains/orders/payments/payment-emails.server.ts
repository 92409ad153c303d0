import type { Db } from "#db/client.server";
import { enqueueEmails } from "~/domains/email/enqueue-emails.server";

/** The order is confirmed to its shopper and told to staff, once. */
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

/** One payment of an order is confirmed to its shopper and told to staff, once. */
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

/** The customer is told, once, that a payment that was under review was declined. */
export async function enqueueDeclineEmail(
  tx: Db,
  orderId: string,
  paymentId: string,
  now: Date,
): Promise<void> {
  await enqueueEmails(tx, [{ kind: "split-payment-confirmation", entityId: orderId, paymentId }], now);
}
