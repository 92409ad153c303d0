import * as z from "zod/mini";
import type { Payment } from "~/domains/orders/order";
import { orderAddressSchema, orderItemSchema } from "~/domains/orders/order.schema";
import { toDollars } from "~/kernel/money/money";
import { paymentStatuses, quoteStatuses } from "~/kernel/statuses/statuses";
import type { Quote } from "./quote";

/** A quote in API replies: amounts in dollars, times in ISO 8601. */
export const quoteSchema = z.object({
  id: z.string(),
  quoteIncrementId: z.string(),
  poNumber: z.nullable(z.string()),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
  status: z.enum(quoteStatuses),
  addresses: z.array(z.omit(orderAddressSchema, { company: true, isDefault: true })),
  shippingMethod: z.nullable(z.string()),
  shippingLabel: z.nullable(z.string()),
  items: z.array(z.omit(orderItemSchema, { customOptions: true })),
  subtotal: z.number(),
  shippingAmount: z.number(),
  taxPercent: z.number(),
  taxAmount: z.number(),
  discountAmount: z.number(),
  total: z.number(),
  additionalNotes: z.nullable(z.string()),
  splitPaymentEnabled: z.boolean(),
  minimumSplitAmount: z.number(),
  payments: z.array(
    z.object({
      id: z.string(),
      amountPaid: z.number(),
      method: z.string(),
      methodLabel: z.string(),
      status: z.enum(paymentStatuses),
      createdAt: z.string(),
      transactionId: z.nullable(z.string()),
    }),
  ),
});
export type QuoteJson = z.infer<typeof quoteSchema>;

/** The order a quote became, for its page (API-015). */
export const orderOfQuoteSchema = z.object({
  id: z.string(),
  number: z.string(),
  /** In dollars. */
  balance: z.number(),
  /** True when all payments were refunded. */
  isRefunded: z.optional(z.boolean()),
  /** True while a provider decides on a payment. */
  isUnderReview: z.optional(z.boolean()),
  /** Path that pays the balance; null without installments or without a balance. */
  splitPaymentPath: z.nullable(z.string()),
});
export type OrderOfQuote = z.infer<typeof orderOfQuoteSchema>;

/** Converts a quote to its API shape (QUOT-002); parsing drops all other columns. */
export function toQuoteJson(quote: Quote, payments: readonly Payment[]): QuoteJson {
  return quoteSchema.parse({
    ...quote,
    createdAt: quote.createdAt.toISOString(),
    expiresAt: quote.expiresAt.toISOString(),
    subtotal: toDollars(quote.subtotal),
    shippingAmount: toDollars(quote.shippingAmount),
    taxAmount: toDollars(quote.taxAmount),
    discountAmount: toDollars(quote.discountAmount),
    total: toDollars(quote.total),
    minimumSplitAmount: toDollars(quote.minimumSplitAmount),
    items: quote.items.map((item) => ({
      ...item,
      price: toDollars(item.price),
      rowTotal: toDollars(item.rowTotal),
    })),
    payments: payments.map((payment) => ({
      ...payment,
      amountPaid: toDollars(payment.amount),
      createdAt: payment.createdAt.toISOString(),
    })),
  });
}
