import type { OrderItem } from "~/domains/orders/order";
import type { DraftAddress } from "~/domains/orders/order-draft";
import { type Cents, cents, multiply, sum } from "~/kernel/money/money";
import type { QuoteStatus } from "~/kernel/statuses/statuses";
import { isShopDayOver } from "~/kernel/time/dates";

/** A quote with amounts in cents. */
export type Quote = QuoteContents & {
  readonly id: string;
  readonly quoteIncrementId: string;
  readonly version: number;
  readonly status: QuoteStatus;
  readonly orderId: string | null;
  readonly submissionId: string | null;
  readonly author: string;
  readonly sentAt: Date | null;
  readonly openedAt: Date | null;
  readonly lastOpenedAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
};

/** The contents that staff write, with prices. */
export type QuoteContents = {
  readonly poNumber: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly items: readonly QuoteItem[];
  readonly addresses: readonly QuoteAddress[];
  readonly shippingMethod: string | null;
  readonly shippingLabel: string | null;
  readonly subtotal: Cents;
  readonly shippingAmount: Cents;
  readonly taxPercent: number;
  /** True when staff agreed on the percentage; otherwise the shop's rules set it. */
  readonly isTaxAgreed: boolean;
  readonly taxAmount: Cents;
  readonly discountAmount: Cents;
  readonly total: Cents;
  readonly additionalNotes: string | null;
  readonly splitPaymentEnabled: boolean;
  readonly minimumSplitAmount: Cents;
  /** An instant of its last day; it can be paid until the end of that day in the shop's time zone. */
  readonly expiresAt: Date;
};

/** A line of a quote; the SKU of a free-text line is empty. */
export type QuoteItem = Omit<OrderItem, "customOptions">;

export type QuoteAddress = DraftAddress & { readonly id: string };

/** A quote is valid for 30 days by default (QUOT-001). */
export const quoteLifetimeDays = 30;

/** Returns true when its last day has passed; ordered quotes never expire. */
export function isExpired({ status, expiresAt }: Pick<Quote, "status" | "expiresAt">, now: Date): boolean {
  return status !== "ordered" && isShopDayOver(expiresAt, now);
}

/** True when its customer may pay it now. */
export function isPayable(quote: Pick<Quote, "status" | "expiresAt">, now: Date): boolean {
  return quote.status === "ready_to_order" && !isExpired(quote, now);
}

/** Returns true when staff may still change it. */
export function isEditable({ status }: Pick<Quote, "status">): boolean {
  return status === "draft" || status === "ready_to_order";
}

type Amounts = Pick<QuoteContents, "shippingAmount" | "taxAmount" | "discountAmount">;

/** Items plus shipping and tax minus the discount. */
export function calculateQuoteTotal(
  subtotal: Cents,
  { shippingAmount, taxAmount, discountAmount }: Amounts,
): Cents {
  return cents(subtotal + shippingAmount + taxAmount - discountAmount);
}

export function getSubtotal(items: readonly { readonly price: Cents; readonly qty: number }[]): Cents {
  return sum(items.map(({ price, qty }) => multiply(price, qty)));
}

export function findQuoteAddress(
  { addresses }: Pick<Quote, "addresses">,
  type: QuoteAddress["type"],
): QuoteAddress | null {
  return addresses.find((address) => address.type === type) ?? null;
}
