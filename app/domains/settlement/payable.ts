import type { Db } from "#db/client.server";
import type { PayableKind } from "~/domains/payments/attempt";
import type { ContactAddress, Refund } from "~/domains/payments/payment-gateway";
import type { Cents } from "~/kernel/money/money";
import type { PaymentStatus } from "~/kernel/statuses/statuses";

/** The data that a provider receives about a payable, with its amounts. */
export type Bill = {
  /** Metadata by the provider's names. */
  readonly metadata: Readonly<Record<string, string>>;
  readonly description: string;
  readonly total: Cents;
  readonly paid: Cents;
  /** Negative when too much was paid. */
  readonly due: Cents;
  readonly currency: string;
  readonly receiptEmail: string;
  readonly billTo: ContactAddress | null;
  readonly shipTo: ContactAddress | null;
};

/** The provider, method and attempt of a payment. */
export type PaymentSource = {
  readonly attemptId: string;
  readonly provider: string;
  readonly method: string;
  readonly methodLabel: string;
};

type PaymentDetails = {
  readonly amount: Cents;
  readonly additionalData: Readonly<Record<string, string>>;
  readonly transactionResponse: Readonly<Record<string, unknown>>;
};

export type ReceivedPayment = PaymentDetails & { readonly transactionId: string };
export type HeldPayment = PaymentDetails & {
  readonly transactionId: string | null;
  readonly status: PaymentStatus;
};
export type Decline = {
  /** The status to record: failed, or what the provider's code maps to (PAY-009). */
  readonly status: PaymentStatus;
  readonly message: string | null;
  readonly failedTransactionId: string | null;
  readonly transactionResponse: PaymentDetails["transactionResponse"];
};

export type DisputeEvent = {
  /** `withdrawn` and `returned`: money left the shop's balance, or came back. */
  readonly kind: "opened" | "changed" | "withdrawn" | "returned" | "won" | "lost";
  readonly amount: Cents;
  /** The provider's code, such as `product_not_received`. */
  readonly reason: string;
  readonly providerStatus: string;
  readonly respondBy: Date | null;
};

/** A loss recorded by staff: positive for a loss, negative when it is taken back. */
export type LossChange = { readonly transactionId: string; readonly change: Cents; readonly author: string };

/** `failureMessage`: why the provider gave nothing back; null when the refund is about to be sent. */
export type RefundEvent = {
  readonly amount: Cents;
  readonly methodLabel: string;
  readonly author: string;
  readonly failureMessage: string | null;
};

/** A payable that is locked for the rest of the transaction. */
export type LockedPayable = {
  readonly id: string;
  /** True when installments are allowed; otherwise a partial payment needs a review. */
  readonly acceptsInstallments: boolean;
  /** Writes the pending payment of an attempt, or updates its amount; returns its id. */
  readonly openPayment: (source: PaymentSource, amount: Cents, now: Date) => Promise<string>;
  /**
   * Marks the pending payment of an attempt as failed because it was superseded, expired, or never reached
   * its provider.
   */
  readonly abandonPayment: (attemptId: string, now: Date) => Promise<void>;
  /** Records received money once per charge; returns the remaining balance. */
  readonly recordPaidPayment: (
    source: PaymentSource,
    payment: ReceivedPayment,
    now: Date,
  ) => Promise<{ readonly balance: Cents }>;
  readonly recordHeldPayment: (source: PaymentSource, payment: HeldPayment, now: Date) => Promise<void>;
  readonly recordDeclinedPayment: (source: PaymentSource, refusal: Decline, now: Date) => Promise<void>;
  /** The shopper has not finished: only the status of the payment is saved. */
  readonly recordOpenPayment: (attemptId: string, status: PaymentStatus, now: Date) => Promise<void>;
  readonly recordPaymentInReview: (reason: string, now: Date) => Promise<void>;
  /** Accepts the paid amount for staff although a balance is left. */
  readonly acceptAsPaid: (due: Cents, now: Date) => Promise<void>;
  /** Records a refund once; nothing when the refunded payment is not recorded. */
  readonly recordRefund: (source: PaymentSource, refund: Refund, now: Date) => Promise<void>;
  /** The received amount of an attempt, less refunds and losses; 0 when its payment is not recorded. */
  readonly getNetReceived: (attemptId: string) => Promise<Cents>;
  /** Writes a refund that staff asked for, or its failure, to the history and the audit log. */
  readonly recordRefundEvent: (event: RefundEvent, now: Date) => Promise<void>;
  /** Adds a dispute event to the history; paid amounts stay. */
  readonly recordDispute: (note: DisputeEvent, now: Date) => Promise<void>;
  /**
   * Records a dispute loss as a negative payment, or takes it back; false when its payment is not recorded.
   */
  readonly recordLossChange: (source: PaymentSource, loss: LossChange, now: Date) => Promise<boolean>;
  /** Adds a provider report that the shop does not record otherwise. */
  readonly noteUnrecordedEvent: (eventType: string, now: Date) => Promise<void>;
  /** Cancels the payable for staff. */
  readonly cancel: (now: Date) => Promise<void>;
};

/** Something that money is collected for, such as an order. Settlement does not know what it is. */
export type Payable = {
  readonly findBill: (db: Db, id: string) => Promise<Bill | null>;
  /** Locks the payable; always before its attempts. */
  readonly lock: (tx: Db, id: string) => Promise<LockedPayable | null>;
};

/** All kinds of payables, injected like the gateways. */
export type Payables = { readonly [K in PayableKind]: Payable };
