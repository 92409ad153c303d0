/**
 * The three ways in which a provider takes money. `confirm`: it is begun by us and confirmed in the browser.
 * `approve-capture`: the shopper approves it at the provider, then we capture. `token-charge`: the browser turns the
 * card into a token, and beginning the payment charges it.
 */
export type PaymentFlow = "confirm" | "approve-capture" | "token-charge";

export const providers = ["stripe", "paypal", "authorizenet"] as const;
export type Provider = (typeof providers)[number];
