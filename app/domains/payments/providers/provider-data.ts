import type * as z from "zod/mini";
import type { Provider } from "../provider";
import {
  type AuthorizenetPaymentOptions,
  authorizenetClientSchema,
  authorizenetConfigSchema,
} from "./authorizenet/authorizenet.data";
import { paypalClientSchema, paypalConfigSchema } from "./paypal/paypal.data";
import { type StripePaymentOptions, stripeClientSchema, stripeConfigSchema } from "./stripe/stripe.data";

/**
 * For each provider: its public configuration, and the data that its browser part needs.
 */
export const providerData = {
  stripe: { config: stripeConfigSchema, client: stripeClientSchema },
  paypal: { config: paypalConfigSchema, client: paypalClientSchema },
  authorizenet: { config: authorizenetConfigSchema, client: authorizenetClientSchema },
} as const satisfies {
  readonly [P in Provider]: {
    readonly config: z.ZodMiniType;
    readonly client: z.ZodMiniType;
  };
};

export type PublicConfig<P extends Provider> = Readonly<z.infer<(typeof providerData)[P]["config"]>>;
export type ClientData<P extends Provider> = Readonly<z.infer<(typeof providerData)[P]["client"]>>;

/** Options that a browser may add to a new payment; each provider reads its own. */
export type PaymentOptions = Partial<StripePaymentOptions & AuthorizenetPaymentOptions>;
