import type * as z from "zod/mini";
import type { Flow, Provider } from "../provider";
import {
  type AuthorizenetWish,
  authorizenetClientShape,
  authorizenetConfigShape,
} from "./authorizenet/authorizenet.data";
import { paypalClientShape, paypalConfigShape } from "./paypal/paypal.data";
import { type StripeWish, stripeClientShape, stripeConfigShape } from "./stripe/stripe.data";

/**
 * The data half of every provider: how it takes money, what its browser half may know, and what that
 * needs to take a begun payment.
 */
export const providerData = {
  stripe: { flow: "confirm", config: stripeConfigShape, client: stripeClientShape },
  paypal: { flow: "approve-capture", config: paypalConfigShape, client: paypalClientShape },
  authorizenet: { flow: "token-charge", config: authorizenetConfigShape, client: authorizenetClientShape },
} as const satisfies {
  readonly [P in Provider]: {
    readonly flow: Flow;
    readonly config: z.ZodMiniType;
    readonly client: z.ZodMiniType;
  };
};

export type ConfigOf<P extends Provider> = Readonly<z.infer<(typeof providerData)[P]["config"]>>;
export type ClientOf<P extends Provider> = Readonly<z.infer<(typeof providerData)[P]["client"]>>;

/** What a browser may add to a payment that is to be begun; each provider reads its own part. */
export type PaymentWish = Partial<StripeWish & AuthorizenetWish>;
