import type * as z from "zod/mini";
import type { PaymentFlow, Provider } from "../provider";
import {
  type AuthorizenetPaymentOptions,
  authorizenetClientSchema,
  authorizenetConfigSchema,
} from "./authorizenet/authorizenet.data";
import { paypalClientSchema, paypalConfigSchema } from "./paypal/paypal.data";
import { type StripePaymentOptions, stripeClientSchema, stripeConfigSchema } from "./stripe/stripe.data";

/**
 * The data half of every provider: how it takes money, what its browser half may know, and what that
 * needs to take a begun payment.
 */
export const providerData = {
  stripe: { flow: "confirm", config: stripeConfigSchema, client: stripeClientSchema },
  paypal: { flow: "approve-capture", config: paypalConfigSchema, client: paypalClientSchema },
  authorizenet: { flow: "token-charge", config: authorizenetConfigSchema, client: authorizenetClientSchema },
} as const satisfies {
  readonly [P in Provider]: {
    readonly flow: PaymentFlow;
    readonly config: z.ZodMiniType;
    readonly client: z.ZodMiniType;
  };
};

export type PublicConfig<P extends Provider> = Readonly<z.infer<(typeof providerData)[P]["config"]>>;
export type ClientData<P extends Provider> = Readonly<z.infer<(typeof providerData)[P]["client"]>>;

/** What a browser may add to a payment that is to be begun; each provider reads its own part. */
export type PaymentOptions = Partial<StripePaymentOptions & AuthorizenetPaymentOptions>;
