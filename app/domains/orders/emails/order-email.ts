import type { EmailKind } from "~/domains/email/email-kind";
import type { EmailSite } from "~/domains/email/layout/email-layout";
import type { Order, Payment } from "../order";
import type { Shipment } from "../shipments/shipment";
import type { TotalRow } from "../total-rows";

/** The order emails that staff or a browser may ask for. */
export const confirmationKinds = [
  "order-confirmation",
  "order-confirmation-admin",
  "split-payment-confirmation",
] as const satisfies readonly EmailKind[];
export type ConfirmationKind = (typeof confirmationKinds)[number];
export type OrderEmailKind = ConfirmationKind | "order-shipped" | "order-refunded";

/** An order and the payment or shipment an email is about; null for the whole order. */
export type EmailSubject = {
  readonly order: Order;
  readonly payment: Payment | null;
  readonly shipment: Shipment | null;
};

/** Content of an order email (MAIL-005, MAIL-006) with formatted amounts. */
export type OrderEmail = {
  readonly site: EmailSite;
  readonly copy: {
    readonly preheader: string;
    readonly heading: string;
    readonly intro: readonly string[];
    readonly outro: readonly string[];
  };
  readonly orderId: string;
  readonly orderDate: string;
  readonly items: readonly {
    readonly name: string;
    readonly sku: string;
    readonly options: string;
    readonly qty: number;
    readonly rowTotal: string;
    readonly image: string | null;
  }[];
  readonly totals: readonly TotalRow[];
  readonly total: string;
  readonly billing: readonly string[];
  readonly shipping: readonly string[];
  readonly shippingMethod: string;
  readonly paymentMethod: string;
  readonly paymentStatus: string;
  readonly additionalNotes: string | null;
  /** Payment details; null when one payment paid everything or nothing was due. */
  readonly splitPayment: SplitPaymentInfo | null;
  /** The package that the email is about; null in other emails. */
  readonly shipment: ShipmentInfo | null;
};

export type ShipmentInfo = {
  readonly carrierName: string;
  readonly trackingNumber: string;
  /** The carrier's tracking page; null when it has none. */
  readonly trackingUrl: string | null;
};

/** Installment details of an email (MAIL-006); `rows` lists the shown amounts. */
export type SplitPaymentInfo = {
  readonly enabled: boolean;
  readonly totalAmount: string;
  readonly paidAmount: string;
  readonly remainingAmount: string;
  readonly paymentMethod: string;
  /** Null without agreed installments; staff handle the rest then. */
  readonly completePaymentLink: string | null;
  readonly rows: readonly { readonly label: string; readonly amount: string }[];
};

/** Returns true when a confirmation would be correct: an order was placed, or an installment was paid. */
export function isConfirmable(
  kind: ConfirmationKind,
  { status, splitPaymentEnabled, payments }: Pick<Order, "status" | "splitPaymentEnabled" | "payments">,
): boolean {
  const hasMoney = payments.some((payment) => payment.status === "completed" || payment.status === "on_hold");
  return kind === "split-payment-confirmation"
    ? splitPaymentEnabled && hasMoney
    : hasMoney || status === "ordered";
}
