import type { Gateways } from "~/domains/payments/gateway";
import { paypalGateway } from "~/domains/payments/providers/paypal/paypal.server";
import { stripeGateway } from "~/domains/payments/providers/stripe/stripe.server";
import type { Env } from "../settings/env.server";

/** The gateways that have their keys; one without is simply not offered. */
export function gatewaysOf({ stripe, paypal }: Pick<Env, "stripe" | "paypal">): Gateways {
  return {
    ...(stripe ? { stripe: stripeGateway(stripe) } : {}),
    ...(paypal ? { paypal: paypalGateway(paypal) } : {}),
  };
}
