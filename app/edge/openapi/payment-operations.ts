import { z } from "zod";
import { paymentScopes } from "~/domains/payments/methods/payment-methods";
import { processTransactionSchema } from "~/domains/payments/providers/authorizenet/process-transaction.schema";
import {
  capturePaypalSchema,
  startPaypalSchema,
  updatePaypalSchema,
} from "~/domains/payments/providers/paypal/paypal-request.schema";
import {
  intentIdSchema,
  startIntentSchema,
  updateIntentSchema,
  verifySchema,
} from "~/domains/payments/providers/stripe/intent.schema";
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
import { type ApiOperation, toOpenApiPath } from "./operation";

const { api } = paths;

export const paymentOperations: readonly ApiOperation[] = [
  {
    operationId: "listPaymentMethods",
    tag: "Payments",
    method: "get",
    path: api.paymentMethods,
    summary: "List payment methods.",
    description:
      "Returns the enabled methods of a scope in display order. The parameter `all` is accepted and ignored.",
    query: z.object({ scope: z.enum(paymentScopes).optional(), all: z.boolean().optional() }),
    response: paymentMethodsAnswer,
    errorResponse: refusalSchema,
  },
  {
    operationId: "createPaymentIntent",
    tag: "Payments",
    method: "post",
    path: api.stripe.intent,
    summary: "Start a card payment with Stripe.",
    description: "Creates a payment intent for an order of this browser.",
    body: startIntentSchema,
    response: intentAnswerSchema,
    errorResponse: paymentRefusalSchema,
  },
  {
    operationId: "updatePaymentIntent",
    tag: "Payments",
    method: "patch",
    path: api.stripe.intent,
    summary: "Update a card payment with Stripe.",
    description: "Sets the amount of a payment intent to the current total of its order.",
    body: updateIntentSchema,
    response: intentAnswerSchema,
    errorResponse: paymentRefusalSchema,
  },
  {
    operationId: "retrievePaymentIntent",
    tag: "Payments",
    method: "post",
    path: api.stripe.retrieve,
    summary: "Get the state of a card payment with Stripe.",
    description: "Asks Stripe for the state of a payment intent and records it.",
    body: intentIdSchema,
    response: intentAnswerSchema,
    errorResponse: paymentRefusalSchema,
  },
  {
    operationId: "capturePaymentIntent",
    tag: "Payments",
    method: "post",
    path: api.stripe.capture,
    summary: "Capture a card payment with Stripe.",
    description:
      "Captures an authorized payment intent. A second request for a captured one changes nothing and succeeds.",
    body: intentIdSchema,
    response: intentAnswerSchema,
    errorResponse: paymentRefusalSchema.or(intentAnswerSchema),
  },
  {
    operationId: "createPaypalOrder",
    tag: "Payments",
    method: "post",
    path: api.paypal.order,
    summary: "Start a payment with PayPal.",
    description: "Creates a PayPal order for an order of this browser.",
    body: startPaypalSchema,
    response: paypalOrderAnswerSchema,
    errorResponse: paymentRefusalSchema,
  },
  {
    operationId: "updatePaypalOrder",
    tag: "Payments",
    method: "patch",
    path: api.paypal.order,
    summary: "Update a payment with PayPal.",
    description: "Sets the amount of a PayPal order to the current total of its order.",
    body: updatePaypalSchema,
    response: paypalOrderAnswerSchema,
    errorResponse: paymentRefusalSchema,
  },
  {
    operationId: "capturePaypalOrder",
    tag: "Payments",
    method: "post",
    path: api.paypal.capture,
    summary: "Capture a payment with PayPal.",
    description:
      "Captures an approved PayPal order. A second request for a captured one changes nothing and succeeds.",
    body: capturePaypalSchema,
    response: paypalCaptureAnswerSchema,
    errorResponse: paymentRefusalSchema.or(paypalCaptureAnswerSchema),
  },
  {
    operationId: "chargeAuthorizeNetToken",
    tag: "Payments",
    method: "post",
    path: api.authorizeNet.process,
    summary: "Charge a card with Authorize.Net.",
    description: "Charges a tokenized card once for an order of this browser.",
    body: processTransactionSchema,
    response: chargeAnswer,
    errorResponse: paymentRefusalSchema,
  },
  {
    operationId: "verifyPayment",
    tag: "Payments",
    method: "post",
    path: toOpenApiPath(api.verifyPayment("{paymentMethod}")),
    summary: "Verify a payment after a redirect.",
    description:
      "Asks the provider about a payment once the shopper returns from their bank. A quote that it paid becomes an order.",
    body: verifySchema,
    response: verifyReplySchema,
    errorResponse: verifyReplySchema,
  },
  ...createWebhookOperations(),
];

/** Creates the webhooks of the payment providers, whose own documentation describes their events. */
function createWebhookOperations(): readonly ApiOperation[] {
  const event = z.looseObject({});
  return [
    ["Stripe", api.stripe.webhook] as const,
    ["PayPal", api.paypal.webhook] as const,
    ["Authorize.Net", api.authorizeNet.webhook] as const,
  ].map(([provider, path]) => ({
    operationId: `receive${provider.replace(".", "")}Event`,
    tag: "Webhooks",
    method: "post",
    path,
    summary: `Receive an event from ${provider}.`,
    description:
      "The event must have a valid signature. A 200 response means that the database has stored it.",
    body: event,
    response: noticeAnswer,
    errorResponse: noticeRefusal,
  }));
}
