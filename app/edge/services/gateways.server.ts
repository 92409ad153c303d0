import type { PaymentGateways } from "~/domains/payments/payment-gateway";
import { createAuthorizenetGateway } from "~/domains/payments/providers/authorizenet/authorizenet.server";
import { createPaypalGateway } from "~/domains/payments/providers/paypal/paypal.server";
import { createStripeGateway } from "~/domains/payments/providers/stripe/stripe.server";
import type { Env } from "../settings/env.server";

/** Returns the payment gateways whose keys are set. */
export function createGateways({
  stripe,
  paypal,
  authorizeNet,
}: Pick<Env, "stripe" | "paypal" | "authorizeNet">): PaymentGateways {
  return {
    ...(stripe ? { stripe: createStripeGateway(stripe) } : {}),
    ...(paypal ? { paypal: createPaypalGateway(paypal) } : {}),
    ...(authorizeNet ? { authorizenet: createAuthorizenetGateway(authorizeNet) } : {}),
  };
}
