import type { EmailKind } from "~/domains/email/email-kind";
import type { EmailSite } from "~/domains/email/email-layout";
import type { TotalRow } from "~/kernel/total-rows";

/** The letters that speak of an order. */
export const orderEmailKinds = [
  "order-confirmation",
  "order-confirmation-admin",
  "split-payment-confirmation",
] as const satisfies readonly EmailKind[];
export type OrderEmailKind = (typeof orderEmailKinds)[number];

/** What a letter about an order tells (MAIL-005, MAIL-006); amounts and texts are printed already. */
export type OrderEmail = {
  readonly site: EmailSite;
  readonly words: {
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
  /** Where its money stands; null where one payment paid all of it, and where nothing was to be paid. */
  readonly splitPayment: SplitPaymentInfo | null;
};

/** MAIL-006; `rows` is what the reader sees of the amounts. */
export type SplitPaymentInfo = {
  readonly enabled: boolean;
  readonly totalAmount: string;
  readonly paidAmount: string;
  readonly remainingAmount: string;
  readonly paymentMethod: string;
  /** Null where no payment in parts was agreed upon: then a person sees to the rest. */
  readonly completePaymentLink: string | null;
  readonly rows: readonly { readonly label: string; readonly amount: string }[];
};
