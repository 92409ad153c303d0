import type { PaypalAccess } from "~/domains/payments/providers/paypal/paypal-api.server";
import type { SandboxKeys } from "./sandbox-keys.server";

/** The PayPal service in use: the live service, its test service, or the demo's local sandbox. */
export type PaypalSettings = PaypalAccess & {
  /** Whether this is the local sandbox. */
  readonly sandbox: boolean;
  /** Origins of PayPal's script, windows and calls, for the CSP of personal pages. */
  readonly origins: readonly string[];
};

type PaypalKeys = {
  readonly PAYPAL_CLIENT_ID?: string | undefined;
  readonly PAYPAL_CLIENT_SECRET?: string | undefined;
  readonly PAYPAL_WEBHOOK_ID?: string | undefined;
};

/** Uses the live service in live mode only. A demo with its own keys uses PayPal's test service. */
export function readPaypalSettings(keys: PaypalKeys, live: boolean): PaypalSettings | undefined {
  const { PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET, PAYPAL_WEBHOOK_ID } = keys;
  if (!PAYPAL_CLIENT_ID || !PAYPAL_CLIENT_SECRET || !PAYPAL_WEBHOOK_ID) return undefined;
  return {
    clientId: PAYPAL_CLIENT_ID,
    clientSecret: PAYPAL_CLIENT_SECRET,
    webhookId: PAYPAL_WEBHOOK_ID,
    apiBase: live ? "https://api-m.paypal.com" : "https://api-m.sandbox.paypal.com",
    live,
    sandbox: false,
    origins: ["https://*.paypal.com", "https://*.paypalobjects.com"],
  };
}

export function createSandboxPaypalSettings(sandboxPort: number, keyOf: SandboxKeys): PaypalSettings {
  const origin = `http://127.0.0.1:${sandboxPort}`;
  return {
    clientId: "sandbox-client",
    clientSecret: keyOf("paypal", 24),
    webhookId: keyOf("paypal webhooks", 12),
    apiBase: `${origin}/paypal/api`,
    live: false,
    sdkBaseUrl: `${origin}/paypal/sdk/js`,
    sandbox: true,
    origins: [origin],
  };
}
