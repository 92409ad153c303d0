import * as z from "zod/mini";
import { providerData } from "./providers/provider-data";

const startedFields = {
  attemptId: z.string(),
  /** In dollars (PAY-016). */
  amount: z.number(),
  currency: z.string(),
  /** The provider's own status of the payment. */
  status: z.string(),
};

const { stripe, paypal, authorizenet } = providerData;

/** The data that a browser needs to complete a started payment, by provider. */
export const startedPaymentSchema = z.discriminatedUnion("provider", [
  z.object({
    ...startedFields,
    provider: z.literal("stripe"),
    ...stripe.config.shape,
    ...stripe.client.shape,
  }),
  z.object({
    ...startedFields,
    provider: z.literal("paypal"),
    ...paypal.config.shape,
    ...paypal.client.shape,
  }),
  z.object({
    ...startedFields,
    provider: z.literal("authorizenet"),
    ...authorizenet.config.shape,
    ...authorizenet.client.shape,
  }),
]);
export type StartedPayment = z.infer<typeof startedPaymentSchema>;
export type StripePayment = Extract<StartedPayment, { readonly provider: "stripe" }>;
