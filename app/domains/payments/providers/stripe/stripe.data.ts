import * as z from "zod/mini";

/** Account configuration that the browser may see (PAY-001). */
export const stripeConfigSchema = z.object({
  publishableKey: z.string(),
  /** URL of the demo script; Stripe's own script is loaded without it. */
  scriptUrl: z.optional(z.string()),
});
export type StripeConfig = z.infer<typeof stripeConfigSchema>;

/** The data that Stripe's script needs to confirm an intent. */
export const stripeClientSchema = z.object({ clientSecret: z.string(), paymentIntentId: z.string() });

/** Options of a new intent: allowed payment methods, or an existing payment method. */
export type StripePaymentOptions = {
  readonly availableMethods?: readonly string[] | undefined;
  readonly paymentMethodId?: string | undefined;
};
