import { z } from "zod";
import { paymentScopes } from "~/domains/payments/payment-methods";
import { processTransactionSchema } from "~/domains/payments/providers/authorizenet/process-transaction.schema";
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
import { verifySchema } from "~/domains/payments/providers/stripe/verify.schema";
import { verifyReplySchema } from "~/domains/payments/verify-reply.schema";
import { paths } from "~/kernel/paths";
import {
  chargeAnswer,
  intentAnswerSchema,
  noticeAnswer,
  noticeRefusal,
  paymentMethodsAnswer,
  paymentRefusalSchema,
  paypalCaptureAnswerSchema,
  paypalOrderAnswerSchema,
  refusalSchema,
} from "./answers";
import { type ApiOperation, inBraces } from "./operation";

const { api } = paths;

export const paymentOperations: readonly ApiOperation[] = [
  {
    tag: "Payments",
    method: "get",
    path: api.paymentMethods,
    summary: "Answers the ways to pay that are offered in a place, in their order.",
    query: z.object({ scope: z.enum(paymentScopes).optional(), all: z.boolean().optional() }),
    answer: paymentMethodsAnswer,
    refusal: refusalSchema,
  },
  {
    tag: "Payments",
    method: "post",
    path: api.stripe.intent,
    summary: "Begins the card payment of this browser's order.",
    body: beginIntentSchema,
    answer: intentAnswerSchema,
    refusal: paymentRefusalSchema,
  },
  {
    tag: "Payments",
    method: "patch",
    path: api.stripe.intent,
    summary: "Brings a card payment up to what its order comes to.",
    body: changeIntentSchema,
    answer: intentAnswerSchema,
    refusal: paymentRefusalSchema,
  },
  {
    tag: "Payments",
    method: "post",
    path: api.stripe.retrieve,
    summary: "Says where a card payment stands.",
    body: namedIntentSchema,
    answer: intentAnswerSchema,
    refusal: paymentRefusalSchema,
  },
  {
    tag: "Payments",
    method: "post",
    path: api.stripe.capture,
    summary: "Takes the money of a card payment that is authorized.",
    body: namedIntentSchema,
    answer: intentAnswerSchema,
    refusal: paymentRefusalSchema.or(intentAnswerSchema),
  },
  {
    tag: "Payments",
    method: "post",
    path: api.paypal.order,
    summary: "Makes PayPal's order for this browser's order.",
    body: beginPaypalSchema,
    answer: paypalOrderAnswerSchema,
    refusal: paymentRefusalSchema,
  },
  {
    tag: "Payments",
    method: "patch",
    path: api.paypal.order,
    summary: "Brings PayPal's order up to what its order comes to.",
    body: changePaypalSchema,
    answer: paypalOrderAnswerSchema,
    refusal: paymentRefusalSchema,
  },
  {
    tag: "Payments",
    method: "post",
    path: api.paypal.capture,
    summary: "Takes the money of an approved PayPal order, once.",
    body: capturePaypalSchema,
    answer: paypalCaptureAnswerSchema,
    refusal: paymentRefusalSchema.or(paypalCaptureAnswerSchema),
  },
  {
    tag: "Payments",
    method: "post",
    path: api.authorizeNet.process,
    summary: "Charges a wrapped card for this browser's order, once.",
    body: processTransactionSchema,
    answer: chargeAnswer,
    refusal: paymentRefusalSchema,
  },
  {
    tag: "Payments",
    method: "post",
    path: inBraces(api.verifyPayment("{paymentMethod}")),
    summary:
      "Verifies a card payment after the provider sent the shopper back; a quote it paid becomes an order.",
    body: verifySchema,
    answer: verifyReplySchema,
    refusal: verifyReplySchema,
  },
  ...notices(),
];

/** What the providers tell on their own, signed; the event itself is described by them. */
function notices(): readonly ApiOperation[] {
  const event = z.looseObject({});
  return [
    ["Stripe", api.stripe.webhook] as const,
    ["PayPal", api.paypal.webhook] as const,
    ["Authorize.Net", api.authorizeNet.webhook] as const,
  ].map(([provider, path]) => ({
    tag: "Notices",
    method: "post",
    path,
    summary: `Takes a signed event of ${provider}; 200 means that it is in the database.`,
    body: event,
    answer: noticeAnswer,
    refusal: noticeRefusal,
  }));
}
