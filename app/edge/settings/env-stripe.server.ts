import type { StripeAccess } from "~/domains/payments/providers/stripe/stripe.server";
import type { SandboxKeys } from "./sandbox-keys.server";

/** The Stripe service in use: the official one, or the demo's local sandbox. */
export type StripeSettings = StripeAccess & {
  /** Whether this is the local sandbox, whose script pages load with a separate tag. */
  readonly sandbox: boolean;
  /** Origins the browser may load Stripe's script and frames from, for the CSP of personal pages. */
  readonly scriptOrigins: readonly string[];
  readonly frameOrigins: readonly string[];
  readonly connectOrigins: readonly string[];
};

type StripeKeys = {
  readonly STRIPE_SECRET_KEY?: string | undefined;
  readonly STRIPE_PUBLISHABLE_KEY?: string | undefined;
  readonly STRIPE_WEBHOOK_SECRET?: string | undefined;
};

export function readStripeSettings(keys: StripeKeys): StripeSettings | undefined {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET } = keys;
  if (!STRIPE_SECRET_KEY || !STRIPE_PUBLISHABLE_KEY || !STRIPE_WEBHOOK_SECRET) return undefined;
  return {
    secretKey: STRIPE_SECRET_KEY,
    publishableKey: STRIPE_PUBLISHABLE_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    sandbox: false,
    scriptOrigins: ["https://js.stripe.com", "https://*.js.stripe.com"],
    frameOrigins: ["https://js.stripe.com", "https://*.js.stripe.com", "https://hooks.stripe.com"],
    connectOrigins: ["https://api.stripe.com"],
  };
}

/**
 * Creates settings that give the sandbox another origin than the shop: the shop uses `localhost`, the sandbox
 * 127.0.0.1.
 */
export function createSandboxStripeSettings(sandboxPort: number, keyOf: SandboxKeys): StripeSettings {
  const origin = `http://127.0.0.1:${sandboxPort}`;
  return {
    secretKey: `sk_test_${keyOf("stripe", 24)}`,
    publishableKey: "pk_test_sandbox",
    webhookSecret: `whsec_${keyOf("stripe webhooks", 24)}`,
    scriptUrl: `${origin}/endive/stripe.js`,
    apiHost: "127.0.0.1",
    apiPort: sandboxPort,
    apiProtocol: "http",
    sandbox: true,
    scriptOrigins: [origin],
    frameOrigins: [origin],
    connectOrigins: [origin],
  };
}
