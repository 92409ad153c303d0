/**
 * How a provider takes money. `confirm`: started by the server, confirmed in the browser. `approve-capture`:
 * approved at the provider, then captured. `token-charge`: the browser makes a card token; starting charges
 * it.
 */
export type PaymentFlow = "confirm" | "approve-capture" | "token-charge";

export const providers = ["stripe", "paypal", "authorizenet"] as const;
export type Provider = (typeof providers)[number];

/** How each provider takes money. */
export const paymentFlows = {
  stripe: "confirm",
  paypal: "approve-capture",
  authorizenet: "token-charge",
} as const satisfies Record<Provider, PaymentFlow>;
