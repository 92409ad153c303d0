import type { EmailKind } from "~/domains/email/email-kind";
import type { EmailSite } from "~/domains/email/layout/email-layout";
import type { Order } from "../order";
import type { TotalRow } from "../total-rows";

export const orderEmailKinds = [
  "order-confirmation",
  "order-confirmation-admin",
  "split-payment-confirmation",
] as const satisfies readonly EmailKind[];
export type OrderEmailKind = (typeof orderEmailKinds)[number];

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

/** True when a confirmation would be correct: an order was placed, or an installment was paid. */
export function isConfirmable(
  kind: OrderEmailKind,
  { status, splitPaymentEnabled, payments }: Pick<Order, "status" | "splitPaymentEnabled" | "payments">,
): boolean {
  const hasMoney = payments.some((payment) => payment.status === "completed" || payment.status === "on_hold");
  return kind === "split-payment-confirmation"
    ? splitPaymentEnabled && hasMoney
    : hasMoney || status === "ordered";
}
