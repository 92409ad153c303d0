import type { Gateways } from "~/domains/payments/gateway";
import { stripeGateway } from "~/domains/payments/providers/stripe/stripe.server";
import type { Env } from "../settings/env.server";

/** The gateways that have their keys; one without is simply not offered. */
export function gatewaysOf({ stripe }: Pick<Env, "stripe">): Gateways {
  return stripe ? { stripe: stripeGateway(stripe) } : {};
}
