import type { OrderStatus } from "~/kernel/statuses/statuses";

/** The records that the states of the catalog show: paths of pages and cookies of customers. */
export type StateRecords = {
  /** The path of a quote's payment page, by the state of the quote. */
  readonly quotes: Readonly<Record<QuoteState, string>>;
  /** The path of an order's balance page, by the state of the balance. */
  readonly balances: Readonly<Record<BalanceState, string>>;
  /** The path of an order's account page, by its status or payment. */
  readonly orders: Readonly<Record<OrderStatus | OrderPaymentState, string>>;
  /** The path of a quote's account page, by the state of the quote. */
  readonly accountQuotes: Readonly<Record<AccountQuoteState, string>>;
  /** The session cookie values of a customer with records and of one without. */
  readonly sessions: { readonly full: string; readonly empty: string };
  readonly savedAddressId: string;
  readonly signIn: {
    /** The path of a link that signs in, and of one that has expired. */
    readonly openLink: string;
    readonly expiredLink: string;
  };
};

type QuoteState =
  | "taxed"
  | "minimal"
  | "long"
  | "inParts"
  | "expired"
  | "canceled"
  | "paid"
  | "partlyPaid"
  | "refunded"
  | "held"
  | "preview";
type BalanceState =
  | "due"
  | "partlyPaid"
  | "paid"
  | "refunded"
  | "held"
  | "declined"
  | "canceled"
  | "wholeOnly";
export type OrderPaymentState =
  | "unreadable"
  | "held"
  | "refunded"
  | "partlyRefunded"
  | "declined"
  | "withBalance"
  | "free";
type AccountQuoteState = "open" | "expired" | "canceled" | "paid" | "partlyPaid" | "held";
