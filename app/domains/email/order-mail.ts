/** What a mail about an order tells (MAIL-005, MAIL-006); amounts and texts are printed already. */
export type OrderMail = {
  readonly site: {
    readonly name: string;
    readonly url: string;
    readonly headerImage: string | null;
    readonly addressLine: string;
    readonly phone: string | null;
    readonly email: string | null;
  };
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
  readonly totals: readonly { readonly label: string; readonly amount: string }[];
  readonly total: string;
  readonly billing: readonly string[];
  readonly shipping: readonly string[];
  readonly shippingMethod: string;
  readonly paymentMethod: string;
  readonly paymentStatus: string;
  readonly additionalNotes: string | null;
  readonly splitPayment: {
    readonly totalAmount: string;
    readonly paidAmount: string;
    readonly remainingAmount: string;
    readonly completePaymentLink: string;
  } | null;
};
