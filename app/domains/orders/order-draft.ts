import { allocate, type Cents, cents, multiply, sum, ZERO } from "~/kernel/money/money";
import type { CustomOption, OrderAddress } from "./order";

/** A priced cart line: one per SKU, net, before tax. */
export type PricedLine = {
  readonly sku: string;
  readonly name: string;
  readonly qty: number;
  readonly price: Cents;
  readonly weight: number;
  readonly customOptions: readonly CustomOption[];
  readonly notes?: string | null;
};

/** An address before the order is created. */
export type DraftAddress = Omit<OrderAddress, "id" | "company" | "isDefault">;

/** Adds the customer's id to an address. */
const addCustomerId = (customerId: string | null) => (address: DraftAddress) => ({ ...address, customerId });

export type OrderDraftInput = {
  readonly lines: readonly PricedLine[];
  readonly addresses: { readonly billing: DraftAddress; readonly shipping: DraftAddress };
  readonly shipping: { readonly method: string; readonly label: string; readonly rate: Cents };
  readonly tax: { readonly percent: number; readonly total: Cents };
  readonly customerId: string | null;
  readonly additionalNotes: string | null;
  /** Values that only quotes have. */
  readonly discount?: Cents;
  readonly poNumber?: string | null;
  /** The smallest installment, when installments were agreed on. */
  readonly minimumSplitAmount?: Cents | null;
};

export type OrderDraft = ReturnType<typeof createOrderDraft>;

/**
 * Builds a new order with amounts in cents. Tax is shared over lines and shipping by largest remainder
 * (ORD-001, TAX-004).
 */
export function createOrderDraft({ lines, addresses, shipping, tax, customerId, ...rest }: OrderDraftInput) {
  const { additionalNotes, discount = ZERO, poNumber = null, minimumSplitAmount = null } = rest;
  const rowTotals = lines.map((line) => multiply(line.price, line.qty));
  const shares = allocate(tax.total, [...rowTotals, shipping.rate]);
  const shippingTax = shares[lines.length] ?? ZERO;
  const items = lines.map((line, index) =>
    toOrderItem(line, rowTotals[index] ?? ZERO, shares[index] ?? ZERO, tax.percent),
  );
  const subtotal = sum(rowTotals);
  const { billing } = addresses;
  return {
    state: "new",
    status: "pending",
    email: billing.email,
    firstName: billing.firstName,
    lastName: billing.lastName,
    customerIsGuest: customerId === null,
    customerId,
    weight: items.reduce((total, item) => total + item.rowWeight, 0),
    total: cents(subtotal + shipping.rate + tax.total - discount),
    subtotal,
    subtotalInclTax: cents(subtotal + tax.total - shippingTax),
    shippingAmount: shipping.rate,
    shippingTaxAmount: shippingTax,
    shippingInclTax: cents(shipping.rate + shippingTax),
    shippingMethod: shipping.method,
    shippingLabel: shipping.label,
    taxPercent: tax.percent,
    taxAmount: tax.total,
    discountAmount: discount,
    totalItemCount: lines.reduce((count, line) => count + line.qty, 0),
    orderCurrencyCode: "USD",
    splitPaymentEnabled: minimumSplitAmount !== null,
    minimumSplitAmount: minimumSplitAmount ?? ZERO,
    poNumber,
    additionalNotes,
    items,
    addresses: [billing, addresses.shipping].map(addCustomerId(customerId)),
  } as const;
}

function toOrderItem(line: PricedLine, rowTotal: Cents, taxShare: Cents, taxPercent: number) {
  return {
    sku: line.sku,
    name: line.name,
    price: line.price,
    originalPrice: line.price,
    priceInclTax: cents(line.price + Math.round(taxShare / line.qty)),
    qty: line.qty,
    weight: line.weight,
    rowWeight: line.weight * line.qty,
    rowTotal,
    taxPercent,
    taxAmount: taxShare,
    rowTotalInclTax: cents(rowTotal + taxShare),
    customOptions: line.customOptions,
    notes: line.notes ?? null,
  };
}
