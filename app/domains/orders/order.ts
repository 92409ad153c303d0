import { type Cents, cents, sum } from "~/kernel/money/money";
import type { OrderStatus, PaymentStatus } from "~/kernel/statuses/statuses";
import { computeAmountDue, type PaidOrder, summarizePayments } from "./payments/order-money";
import type { Shipment } from "./shipments/shipment";

/** An order with items, addresses, payments and history. */
export type Order = {
  readonly id: string;
  readonly orderIncrementId: string;
  readonly poNumber: string | null;
  /** Id of the checkout submit or the quote it was created from. */
  readonly placementId: string | null;
  readonly state: string;
  readonly status: OrderStatus;
  readonly customerId: string | null;
  readonly customerIsGuest: boolean;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly orderCurrencyCode: string;
  readonly subtotal: Cents;
  readonly shippingAmount: Cents;
  readonly taxPercent: number;
  readonly taxAmount: Cents;
  readonly discountAmount: Cents;
  readonly total: Cents;
  readonly shippingMethod: string | null;
  readonly shippingLabel: string | null;
  readonly additionalNotes: string | null;
  readonly emailSent: boolean;
  readonly splitPaymentEnabled: boolean;
  readonly minimumSplitAmount: Cents;
  readonly createdAt: Date;
  /** Time it was anonymized (decision 180), or null. */
  readonly forgottenAt: Date | null;
  readonly items: readonly OrderItem[];
  readonly addresses: readonly OrderAddress[];
  readonly payments: readonly Payment[];
  readonly statusHistory: readonly HistoryEntry[];
  readonly shipments: readonly Shipment[];
};

export type OrderItem = {
  readonly id: string;
  readonly name: string;
  readonly sku: string;
  readonly qty: number;
  readonly price: Cents;
  readonly rowTotal: Cents;
  readonly notes: string | null;
  readonly customOptions: readonly CustomOption[];
};

/** A chosen option of a line, such as the finish: type 'color', label 'Navy', value 'navy'. */
export type CustomOption = { readonly type: string; readonly label: string; readonly value: string };

export type OrderAddress = {
  readonly id: string;
  readonly type: "billing" | "shipping";
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string | null;
  readonly street1: string;
  readonly street2: string | null;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
  readonly countryId: string;
  readonly phoneNumber: string;
  readonly isDefault: boolean;
};

export type Payment = {
  readonly id: string;
  readonly attemptId: string | null;
  readonly transactionId: string | null;
  readonly amount: Cents;
  readonly provider: string;
  readonly method: string;
  readonly methodLabel: string;
  readonly status: PaymentStatus;
  readonly additionalData: Readonly<Record<string, string>>;
  readonly transactionResponse: Readonly<Record<string, unknown>>;
  readonly createdAt: Date;
};

export type HistoryEntry = {
  readonly status: OrderStatus;
  readonly comment: string;
  readonly isCustomerNotified: boolean;
  readonly createdAt: Date;
};

const quotePlacement = "quote:";

/** Returns the placement id of the order created from a quote; unique, so that there is only one. */
export const toQuotePlacement = (quoteId: string): string => `${quotePlacement}${quoteId}`;

/** Returns true when the order was created from a quote. */
export function isFromQuote({ placementId }: Pick<Order, "placementId">): boolean {
  return placementId?.startsWith(quotePlacement) ?? false;
}

/** Adds the completed payments. */
export function sumCompletedPayments(order: Pick<PaidOrder, "payments">): Cents {
  return sum(order.payments.filter((payment) => payment.status === "completed").map(({ amount }) => amount));
}

/** Computes the balance: total minus completed payments, without final refunds; negative after an overpayment. */
export function computeBalanceDue(order: PaidOrder): Cents {
  return computeAmountDue(summarizePayments(order));
}

/** Computes the amount that staff may still record as received, in cents: total minus the net received amount. */
export function computeRecordableAmount(order: PaidOrder): Cents {
  return cents(order.total - sumCompletedPayments(order));
}

/** Stored with a declined payment, because some declines have the status 'pending' (PAY-009). */
export const declinedFlag = { declined: true } as const;

/** Stored with a manual payment that staff recorded by mistake; its status is 'failed'. */
export const voidedFlag = { voided: true } as const;

/** Returns true when staff voided the payment: its  money never arrived. */
export function isVoided({ transactionResponse }: Pick<Payment, "transactionResponse">): boolean {
  return transactionResponse.voided === true;
}

type PaymentDecision = Pick<Payment, "status" | "transactionResponse">;

/** Returns true when the provider definitely declined the payment, whatever its stored status. */
export function isDeclined({ status, transactionResponse }: PaymentDecision): boolean {
  return status !== "completed" && transactionResponse.declined === true;
}

/** Returns true when the provider accepted the payment and decides later. */
export function isUnderReview(payment: PaymentDecision): boolean {
  const { status, transactionResponse } = payment;
  const isOpen = status === "pending" || status === "on_hold";
  return isOpen && Object.keys(transactionResponse).length > 0 && !isDeclined(payment);
}

/** Status of the order's main payment; pending without one. */
export function getPaymentStatus(order: Pick<Order, "payments">): PaymentStatus {
  return getMainPayment(order.payments)?.status ?? "pending";
}

/** Returns the main payment of an order: the completed one, else the latest that is not voided. */
export function getMainPayment<P extends PaymentDecision>(payments: readonly P[]): P | undefined {
  return (
    payments.find(({ status }) => status === "completed") ??
    payments.findLast((payment) => !isVoided(payment))
  );
}

/** The statuses set by the shop, in the order they are reached. */
const progress = ["pending", "pending_payment", "ordered"] as const satisfies readonly OrderStatus[];
export type ProgressStatus = (typeof progress)[number];

/** Returns the later of two statuses. Orders never move back, and statuses set by staff stay. */
export function getLaterStatus(current: OrderStatus, next: ProgressStatus): OrderStatus {
  const statuses: readonly OrderStatus[] = progress;
  const currentIndex = statuses.indexOf(current);
  if (currentIndex === -1) return current;
  return currentIndex >= progress.indexOf(next) ? current : next;
}

export function findAddress(
  order: Pick<Order, "addresses">,
  type: OrderAddress["type"],
): OrderAddress | null {
  return order.addresses.find((address) => address.type === type) ?? null;
}
