import { type Cents, cents, sum } from "~/kernel/money";
import type { OrderStatus, PaymentStatus } from "~/kernel/statuses";
import { amountDue, type PaidOrder, summarizePayments } from "./payments/order-money";

/** An order with everything that belongs to it, as the store reads it. */
export type Order = {
  readonly id: string;
  readonly orderIncrementId: string;
  readonly poNumber: string | null;
  /** What it was made of: one press of the checkout, or a quote. */
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
  /** Since when it is known of nobody (decision 180); null while it is somebody's. */
  readonly forgottenAt: Date | null;
  readonly items: readonly OrderItem[];
  readonly addresses: readonly OrderAddress[];
  readonly payments: readonly Payment[];
  readonly statusHistory: readonly HistoryEntry[];
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

/** What was chosen for a line, for example the finish: type 'color', label 'Navy', value 'navy'. */
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

/** The placement of the order a quote becomes: a second order of it is impossible. */
export const toQuotePlacement = (quoteId: string): string => `${quotePlacement}${quoteId}`;

/** Whether the order was a quote before it was paid. */
export function isFromQuote({ placementId }: Pick<Order, "placementId">): boolean {
  return placementId?.startsWith(quotePlacement) ?? false;
}

/** Only completed payments count towards the paid amount. */
export function paidAmount(order: Pick<PaidOrder, "payments">): Cents {
  return sum(order.payments.filter((payment) => payment.status === "completed").map(({ amount }) => amount));
}

/** What is still due: total minus completed payments, less what was refunded for good; negative when too much was paid. */
export function balanceDue(order: PaidOrder): Cents {
  return amountDue(summarizePayments(order));
}

/** What staff may still record as received, in cents: total minus the money the shop has, refunds deducted. */
export function recordableAmount(order: PaidOrder): Cents {
  return cents(order.total - paidAmount(order));
}

/** Added to the stored answer of a declined payment, because some declines have the status 'pending' (PAY-009). */
export const declinedFlag = { declined: true } as const;

type Decided = Pick<Payment, "status" | "transactionResponse">;

/** Whether a provider definitely refused the payment, whatever status its code is mapped to. */
export function isDeclined({ status, transactionResponse }: Decided): boolean {
  return status !== "completed" && transactionResponse.declined === true;
}

/** Whether a provider accepted the payment and decides later: the outcome is open, and its answer is recorded. */
export function isUnderReview(payment: Decided): boolean {
  const { status, transactionResponse } = payment;
  const isOpen = status === "pending" || status === "on_hold";
  return isOpen && Object.keys(transactionResponse).length > 0 && !isDeclined(payment);
}

/** The status of the payment an order is known by speaks for the order; without one it is pending. */
export function getPaymentStatus(order: Pick<Order, "payments">): PaymentStatus {
  return getMainPayment(order.payments)?.status ?? "pending";
}

/** The payment an order is known by: the completed one, else the latest. */
export function getMainPayment<P extends Pick<Payment, "status">>(payments: readonly P[]): P | undefined {
  return payments.find(({ status }) => status === "completed") ?? payments.at(-1);
}

/** The statuses this shop sets, in the only direction an order moves. */
const progress = ["pending", "pending_payment", "ordered"] as const satisfies readonly OrderStatus[];
export type ProgressStatus = (typeof progress)[number];

/** The later of two statuses: an order never moves back, and a status set by hand (canceled …) stays. */
export function getLaterStatus(current: OrderStatus, next: ProgressStatus): OrderStatus {
  const statuses: readonly OrderStatus[] = progress;
  const place = statuses.indexOf(current);
  if (place === -1) return current;
  return place >= progress.indexOf(next) ? current : next;
}

export function findAddress(
  order: Pick<Order, "addresses">,
  type: OrderAddress["type"],
): OrderAddress | null {
  return order.addresses.find((address) => address.type === type) ?? null;
}
