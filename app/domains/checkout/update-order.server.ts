import type { SettleServices } from "~/domains/checkout/settle.server";
import {
  type OrderStanding,
  type SettleOrderFailure,
  settleOrder,
} from "~/domains/checkout/settle-order.server";
import type { Order } from "~/domains/orders/order";
import { lookUpOrder } from "~/domains/orders/read-order.server";
import { paymentMessages } from "~/domains/payments/payments.messages";
import { err, ok, type Result } from "~/kernel/result";

export type UpdatedOrder = {
  readonly order: Order;
  /** Ruling C25: false exactly when nothing was paid or accepted; the shopper stays and may try again. */
  readonly sendEmail: boolean;
  readonly message: string;
};

export type UpdateFailure = SettleOrderFailure | { readonly code: "order-not-found" };

/**
 * Brings an order up to date after the browser's payment step (S2 §4.1, steps 4 and 5): the provider is asked,
 * the order becomes ordered when it was paid and pending_payment otherwise. The mails are the outbox's business.
 */
export async function updateOrder(
  services: SettleServices,
  orderId: string,
): Promise<Result<UpdatedOrder, UpdateFailure>> {
  const settled = await settleOrder(services, orderId);
  if (!settled.ok) return settled;
  const order = await lookUpOrder(services.db, orderId);
  if (!order) return err({ code: "order-not-found" });
  return ok({ order, ...answers[settled.value.standing](settled.value) });
}

type Answer = (standing: OrderStanding) => Pick<UpdatedOrder, "sendEmail" | "message">;

const answers: { readonly [S in OrderStanding["standing"]]: Answer } = {
  paid: () => ({ sendEmail: true, message: paymentMessages.successful }),
  held: () => ({ sendEmail: true, message: paymentMessages.successful }),
  none: () => ({ sendEmail: true, message: paymentMessages.successful }),
  declined: ({ message }) => ({ sendEmail: false, message: message ?? paymentMessages.failed }),
  needs_review: () => ({ sendEmail: false, message: paymentMessages.inReview }),
  open: ({ providerStatus }) => ({ sendEmail: false, message: unfinished(providerStatus) }),
};

/** PAY-013, PAY-014. */
function unfinished(providerStatus: string): string {
  return providerStatus === "requires_action"
    ? paymentMessages.authenticationRequired
    : paymentMessages.unexpectedStatus(providerStatus);
}
