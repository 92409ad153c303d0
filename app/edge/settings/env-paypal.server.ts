import type { PaypalAccess } from "~/domains/payments/providers/paypal/paypal-api.server";
import type { SandboxKeys } from "./sandbox-keys.server";

/** Where PayPal is: the official service, its test service, or the demo's stand-in at the other end of the same wire. */
export type PaypalSettings = PaypalAccess & {
  /** Whether this is the stand-in on this machine. */
  readonly sandbox: boolean;
  /** Origins of PayPal's script, windows and calls, for the CSP of personal pages. */
  readonly origins: readonly string[];
};

type PaypalKeys = {
  readonly PAYPAL_CLIENT_ID?: string | undefined;
  readonly PAYPAL_CLIENT_SECRET?: string | undefined;
  readonly PAYPAL_WEBHOOK_ID?: string | undefined;
};

/** Real money moves in live mode alone; a demo with keys of its own asks PayPal's test service. */
export function officialPaypal(keys: PaypalKeys, live: boolean): PaypalSettings | undefined {
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

/** The stand-in's account. */
export function sandboxPaypal(sandboxPort: number, keyOf: SandboxKeys): PaypalSettings {
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
