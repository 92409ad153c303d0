import { z } from "zod";
import { orderSchema } from "~/domains/orders/order.schema";
import { providerData } from "~/domains/payments/providers/provider-data";
import { startedPaymentSchema } from "~/domains/payments/started-payment";
import { orderOfQuoteSchema, quoteSchema } from "~/domains/quotes/quote.schema";

/** Response schemas of the endpoints, with amounts in dollars (PAY-016). Tests validate every response against them. */

const trueSchema = z.literal(true);
const success = trueSchema;
const failure = z.literal(false);
const fieldErrors = z.record(z.string(), z.array(z.string()));

export const refusalSchema = z.object({ success: failure, message: z.string() });

/** A refusal of a payment endpoint: `error` and `message` are the same text (API-004 to API-008). */
export const paymentRefusalSchema = z.object({
  status: z.number().optional(),
  success: failure.optional(),
  error: z.string().optional(),
  message: z.string(),
});

export const orderAnswer = z.object({ success, data: orderSchema });

export const orderViewAnswer = orderAnswer.extend({ status: z.literal(200), code: z.literal(200) });
export const orderViewRefusal = refusalSchema.extend({
  status: z.number().optional(),
  code: z.number().optional(),
});

export const payerRefusal = refusalSchema.extend({
  errorType: z.enum(["orderNotExist", "splitPaymentNotEnabled", "orderAlreadyPaid"]).optional(),
  attemptId: z.string().optional(),
  errors: fieldErrors.optional(),
});

/** A started payment, or the result of an installment that was decided at once. */
export const installmentAnswer = z.union([
  z.object({ success, message: z.string(), payment: startedPaymentSchema }),
  z.object({ success, message: z.string(), data: orderSchema, order: orderSchema }),
]);

export const quoteAnswer = z.object({
  success,
  data: quoteSchema,
  /** The order of the quote. Only the account endpoints return it. */
  order: z.optional(z.nullable(orderOfQuoteSchema)),
});
export const quoteRefusalSchema = refusalSchema.extend({
  errorType: z.enum(["tokenExpired", "quoteNotExist"]).optional(),
  errors: fieldErrors.optional(),
});
/** A started payment, or the order that the quote became earlier. */
export const payQuoteAnswer = z.union([
  z.object({ success, message: z.string(), payment: startedPaymentSchema }),
  z.object({ success, message: z.string(), order: orderSchema }),
]);
export const convertedAnswer = z.object({
  success,
  message: z.string(),
  order: orderSchema,
  adminEmail: z.array(z.string()),
});

const { stripe, paypal, authorizenet } = providerData;

/** A payment method (PAY-001). */
const method = z.object({
  name: z.string(),
  title: z.string(),
  enabled: z.boolean(),
  isDefault: z.boolean(),
  sortOrder: z.number().optional(),
  description: z.string().optional(),
  dependsOn: z.string().optional(),
  availableMethods: z.array(z.string()).optional(),
  metadata: z
    .object({
      methodIcon: z.string().optional(),
      iconWidth: z.number().optional(),
      iconHeight: z.number().optional(),
    })
    .optional(),
});

export const paymentMethodsAnswer = z.object({
  success,
  paymentMethods: z.array(
    z.union([
      method.extend({ gateway: z.literal("stripe"), config: stripe.config }),
      method.extend({ gateway: z.literal("paypal"), config: paypal.config }),
      method.extend({ gateway: z.literal("authorizenet"), config: authorizenet.config }),
      method.extend({ gateway: z.null().optional(), config: z.strictObject({}) }),
    ]),
  ),
});

const intent = z.object({
  id: z.string(),
  status: z.string(),
  amount: z.number(),
  client_secret: z.string().optional(),
});

export const intentAnswerSchema = z.object({ paymentIntent: intent, message: z.string().optional() });

export const paypalOrderAnswerSchema = z.object({
  id: z.string(),
  response: z.object({
    links: z.array(z.object({ rel: z.string(), href: z.string(), method: z.string() })),
  }),
});

export const paypalCaptureAnswerSchema = z.object({
  amount: z.number(),
  transactionId: z.string().nullable(),
  status: z.string(),
  transactionResponse: z.object({ status: z.string() }),
  message: z.string(),
  error: z.string().optional(),
  details: z.array(z.object({ issue: z.string(), description: z.string() })).optional(),
});

export const chargeAnswer = z.object({
  /** The endpoint reports success as 200 in the body as well. */
  status: z.literal(200),
  success,
  message: z.string(),
  transactionId: z.string(),
  transactionResponse: z.object({ responseCode: z.string(), amount: z.number() }),
  amount: z.number(),
});

export const noticeAnswer = z.object({ received: trueSchema, result: z.string() });
export const noticeRefusal = z.object({ received: failure });

export const addressSavedAnswer = z.object({
  success,
  message: z.string(),
  data: z.looseObject({ id: z.string() }),
});
export const addressDeletedAnswer = z.object({ success, message: z.string() });
export const favoritesAnswer = z.object({ success, favorites: z.array(z.string()) });
/** One message by field, as the forms show it. */
export const accountRefusal = refusalSchema.extend({ errors: z.record(z.string(), z.string()).optional() });

export const letterAnswer = z.object({ ok: trueSchema });
export const letterRefusal = z.object({ ok: failure, message: z.string() });
