import * as z from "zod/mini";

/** What the browser may know of the account (PAY-001). */
export const stripeConfigSchema = z.object({
  publishableKey: z.string(),
  /** The demo's stand-in; without it Stripe's own script is loaded. */
  scriptUrl: z.optional(z.string()),
});
export type StripeConfig = z.infer<typeof stripeConfigSchema>;

/** What Stripe's script asks for to confirm an intent. */
export const stripeClientSchema = z.object({ clientSecret: z.string(), paymentIntentId: z.string() });

/** What a browser may wish of an intent: the methods it may offer, a payment method made beforehand. */
export type StripePaymentOptions = {
  readonly availableMethods?: readonly string[] | undefined;
  readonly paymentMethodId?: string | undefined;
};
