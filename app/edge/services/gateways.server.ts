import type { Gateways } from "~/domains/payments/gateway";
import { authorizenetGateway } from "~/domains/payments/providers/authorizenet/authorizenet.server";
import { paypalGateway } from "~/domains/payments/providers/paypal/paypal.server";
import { stripeGateway } from "~/domains/payments/providers/stripe/stripe.server";
import type { Env } from "../settings/env.server";

/** The gateways that have their keys; one without is simply not offered. */
export function gatewaysOf({
  stripe,
  paypal,
  authorizeNet,
}: Pick<Env, "stripe" | "paypal" | "authorizeNet">): Gateways {
  return {
    ...(stripe ? { stripe: stripeGateway(stripe) } : {}),
    ...(paypal ? { paypal: paypalGateway(paypal) } : {}),
    ...(authorizeNet ? { authorizenet: authorizenetGateway(authorizeNet) } : {}),
  };
}
