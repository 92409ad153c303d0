import type { Db } from "#db/client.server";
import type { CheckoutFailure } from "~/domains/checkout/checkout.failures";
import type { StartedPayment } from "~/domains/checkout/checkout.schema";
import { addressOf, type Order } from "~/domains/orders/order";
import { findAttempt, noteProviderRef } from "~/domains/payments/attempts.server";
import type { ChargeRequest, GatewayFailure, Gateways, ShipTo } from "~/domains/payments/gateway";
import { paymentMessages } from "~/domains/payments/payments.messages";
import type { Clock } from "~/kernel/clock";
import type { Log } from "~/kernel/log";
import { dollarsOf } from "~/kernel/money";
import { err, ok, type Result } from "~/kernel/result";

export type StartPaymentServices = {
  readonly db: Db;
  readonly gateways: Gateways;
  readonly clock: Clock;
  readonly log: Log;
};

export type PaymentToStart = {
  readonly attemptId: string;
  readonly paymentId: string;
  readonly availableMethods?: readonly string[];
  readonly paymentMethodId?: string;
};

/**
 * Makes (or brings up to date) the provider's side of a recorded attempt and answers what the browser needs to
 * confirm it. Asked again after a time-out, it finds the same payment: the attempt's key sees to that.
 */
export async function startPayment(
  services: StartPaymentServices,
  order: Order,
  payment: PaymentToStart,
): Promise<Result<StartedPayment, CheckoutFailure>> {
  const { db, gateways, clock, log } = services;
  const { attemptId, paymentId, availableMethods, paymentMethodId } = payment;
  const attempt = await findAttempt(db, attemptId);
  const gateway = attempt && gateways[attempt.provider];
  if (!gateway) return err({ code: "payment-method-unavailable" });
  const charge: ChargeRequest = {
    attemptId,
    paymentId,
    orderId: order.id,
    orderIncrementId: order.orderIncrementId,
    amount: attempt.amount,
    currency: attempt.currency,
    receiptEmail: order.email,
    shipTo: shipToOf(order),
    availableMethods,
    paymentMethodId,
  };
  const started =
    attempt.providerRef === null
      ? await gateway.start(charge)
      : await gateway.update(attempt.providerRef, charge);
  if (!started.ok) {
    log.warn(
      { orderId: order.id, attemptId, code: started.failure.code },
      "the payment could not be started",
    );
    return err({ code: "provider-failed", message: messageOf(started.failure) });
  }
  await noteProviderRef(db, attemptId, started.value.ref, clock.now());
  // Another call with other words was quicker: its payment is the attempt's, ours must never be confirmed.
  const noted = await findAttempt(db, attemptId);
  if (noted?.providerRef !== started.value.ref) return startPayment(services, order, payment);
  return ok({
    provider: gateway.provider,
    attemptId,
    amount: dollarsOf(attempt.amount),
    currency: attempt.currency.toLowerCase(),
    clientSecret: started.value.clientData.clientSecret,
    paymentIntentId: started.value.ref,
    status: started.value.providerStatus,
    publishableKey: gateway.publicConfig.publishableKey,
  });
}

/** A definite refusal is shown in the provider's words; silence is told as silence. */
function messageOf(failure: GatewayFailure): string {
  return failure.code === "refused" ? failure.message : paymentMessages.providerSilent;
}

function shipToOf(order: Order): ShipTo | null {
  const address = addressOf(order, "shipping");
  if (!address) return null;
  return {
    name: `${address.firstName} ${address.lastName}`,
    phone: address.phoneNumber,
    line1: address.street1,
    line2: address.street2,
    city: address.city,
    state: address.state,
    zip: address.zipCode,
    country: address.countryId,
  };
}
