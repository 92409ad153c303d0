import * as z from "zod/mini";
import { toTrackingUrl } from "~/kernel/carriers";
import { toDollars } from "~/kernel/money/money";
import { orderStatuses, paymentStatuses } from "~/kernel/statuses/statuses";
import { computeBalanceDue, getPaymentStatus, type Order } from "./order";

export const orderAddressSchema = z.object({
  id: z.string(),
  type: z.enum(["billing", "shipping"]),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  street1: z.string(),
  street2: z.nullable(z.string()),
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
  countryId: z.string(),
  company: z.nullable(z.string()),
  isDefault: z.boolean(),
});

export const orderItemSchema = z.object({
  id: z.string(),
  name: z.string(),
  sku: z.string(),
  qty: z.number(),
  price: z.number(),
  rowTotal: z.number(),
  notes: z.nullable(z.string()),
  customOptions: z.array(z.object({ type: z.string(), label: z.string(), value: z.string() })),
});

/** An order in API replies: amounts in dollars, times in ISO 8601. */
export const orderSchema = z.object({
  id: z.string(),
  orderIncrementId: z.string(),
  poNumber: z.nullable(z.string()),
  total: z.number(),
  status: z.enum(orderStatuses),
  paymentStatus: z.enum(paymentStatuses),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  addresses: z.array(orderAddressSchema),
  shippingMethod: z.nullable(z.string()),
  shippingLabel: z.nullable(z.string()),
  items: z.array(orderItemSchema),
  subtotal: z.number(),
  shippingAmount: z.number(),
  taxPercent: z.number(),
  taxAmount: z.number(),
  discountAmount: z.number(),
  balanceDue: z.number(),
  createdAt: z.string(),
  additionalNotes: z.nullable(z.string()),
  emailSent: z.boolean(),
  splitPaymentEnabled: z.boolean(),
  minimumSplitAmount: z.number(),
  payments: z.array(
    z.object({
      id: z.string(),
      transactionId: z.nullable(z.string()),
      amountPaid: z.number(),
      amount: z.number(),
      method: z.string(),
      methodLabel: z.string(),
      status: z.enum(paymentStatuses),
      createdAt: z.string(),
      additionalData: z.record(z.string(), z.string()),
      transactionResponse: z.record(z.string(), z.unknown()),
    }),
  ),
  statusHistory: z.array(
    z.object({
      status: z.enum(orderStatuses),
      comment: z.string(),
      isCustomerNotified: z.boolean(),
      createdAt: z.string(),
    }),
  ),
  shipments: z.array(
    z.object({
      id: z.string(),
      carrierName: z.string(),
      trackingNumber: z.string(),
      /** The carrier's tracking page; null when it has none. */
      trackingUrl: z.nullable(z.string()),
      createdAt: z.string(),
    }),
  ),
});
export type OrderJson = z.infer<typeof orderSchema>;

/** Converts an order to its API shape (ORD-004); parsing drops all other columns. */
export function toOrderJson(order: Order): OrderJson {
  return orderSchema.parse({
    ...order,
    paymentStatus: getPaymentStatus(order),
    total: toDollars(order.total),
    subtotal: toDollars(order.subtotal),
    shippingAmount: toDollars(order.shippingAmount),
    taxAmount: toDollars(order.taxAmount),
    discountAmount: toDollars(order.discountAmount),
    minimumSplitAmount: toDollars(order.minimumSplitAmount),
    balanceDue: toDollars(computeBalanceDue(order)),
    createdAt: order.createdAt.toISOString(),
    items: order.items.map((item) => ({
      ...item,
      price: toDollars(item.price),
      rowTotal: toDollars(item.rowTotal),
    })),
    payments: order.payments.map((payment) => ({
      ...payment,
      amount: toDollars(payment.amount),
      amountPaid: toDollars(payment.amount),
      createdAt: payment.createdAt.toISOString(),
    })),
    statusHistory: order.statusHistory.map((entry) => ({
      ...entry,
      createdAt: entry.createdAt.toISOString(),
    })),
    shipments: order.shipments.map((shipment) => ({
      ...shipment,
      trackingUrl: toTrackingUrl(shipment.carrier, shipment.trackingNumber),
      createdAt: shipment.createdAt.toISOString(),
    })),
  });
}
