import type { z } from "zod";
import { orderReplySchema } from "~/domains/checkout/checkout.schema";
import { placeOrderBodySchema } from "~/domains/checkout/order-body.schema";
import { orderChangeSchema } from "~/domains/checkout/order-change.schema";
import {
  beginPaypalSchema,
  capturePaypalSchema,
  changePaypalSchema,
} from "~/domains/payments/providers/paypal/paypal-request.schema";
import {
  beginIntentSchema,
  changeIntentSchema,
  namedIntentSchema,
} from "~/domains/payments/providers/stripe/intent.schema";
import { verifyReplySchema, verifySchema } from "~/domains/payments/providers/stripe/verify.schema";
import { paths } from "~/kernel/paths";
import {
  intentAnswerSchema,
  paypalCaptureAnswerSchema,
  paypalOrderAnswerSchema,
  refusalSchema,
} from "./payment-answers";

/** One endpoint as others call it. `refusal`: what every answer but a 200 looks like. */
export type ApiOperation = {
  readonly method: "post" | "patch";
  /** With its parameters in braces. */
  readonly path: string;
  readonly summary: string;
  readonly body: z.ZodType;
  readonly answer: z.ZodType;
  readonly refusal: z.ZodType;
};

const { api } = paths;

/** The endpoints of orders and payments (S2 §7), with the schemas that read what they get. */
export const apiOperations: readonly ApiOperation[] = [
  {
    method: "post",
    path: api.order,
    summary: "Places the order of a sample cart and begins its payment.",
    body: placeOrderBodySchema,
    answer: orderReplySchema,
    refusal: orderReplySchema,
  },
  {
    method: "patch",
    path: api.order,
    summary: "Brings an order of this browser up to date after the payment step; the provider is asked.",
    body: orderChangeSchema,
    answer: orderReplySchema,
    refusal: orderReplySchema,
  },
  {
    method: "post",
    path: api.stripe.intent,
    summary: "Begins the card payment of this browser's order.",
    body: beginIntentSchema,
    answer: intentAnswerSchema,
    refusal: refusalSchema,
  },
  {
    method: "patch",
    path: api.stripe.intent,
    summary: "Brings a card payment up to what its order comes to.",
    body: changeIntentSchema,
    answer: intentAnswerSchema,
    refusal: refusalSchema,
  },
  {
    method: "post",
    path: api.stripe.retrieve,
    summary: "Says where a card payment stands.",
    body: namedIntentSchema,
    answer: intentAnswerSchema,
    refusal: refusalSchema,
  },
  {
    method: "post",
    path: api.stripe.capture,
    summary: "Takes the money of a card payment that is authorised.",
    body: namedIntentSchema,
    answer: intentAnswerSchema,
    refusal: refusalSchema.or(intentAnswerSchema),
  },
  {
    method: "post",
    path: api.paypal.order,
    summary: "Makes PayPal's order for this browser's order.",
    body: beginPaypalSchema,
    answer: paypalOrderAnswerSchema,
    refusal: refusalSchema,
  },
  {
    method: "patch",
    path: api.paypal.order,
    summary: "Brings PayPal's order up to what its order comes to.",
    body: changePaypalSchema,
    answer: paypalOrderAnswerSchema,
    refusal: refusalSchema,
  },
  {
    method: "post",
    path: api.paypal.capture,
    summary: "Takes the money of an approved PayPal order, once.",
    body: capturePaypalSchema,
    answer: paypalCaptureAnswerSchema,
    refusal: refusalSchema.or(paypalCaptureAnswerSchema),
  },
  {
    method: "post",
    path: decodeURI(api.verifyPayment("{paymentMethod}")),
    summary: "Verifies a card payment after the provider sent the shopper back.",
    body: verifySchema,
    answer: verifyReplySchema,
    refusal: verifyReplySchema,
  },
];
