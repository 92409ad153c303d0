import type { Db } from "#db/client.server";
import type { PayableKind } from "~/domains/payments/attempt";
import type { ContactAddress, Refund } from "~/domains/payments/payment-gateway";
import type { Cents } from "~/kernel/money";
import type { PaymentStatus } from "~/kernel/statuses";

/** What a provider is told of a payable, and where its money stands. */
export type Bill = {
  /** By the names under which the provider keeps them. */
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

/** Who collects, and for which attempt. */
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
  /** What is recorded of it: failed, or what the provider's own code means (PAY-009). */
  readonly status: PaymentStatus;
  readonly message: string | null;
  readonly failedTransactionId: string | null;
  readonly transactionResponse: PaymentDetails["transactionResponse"];
};

/** What happened to a dispute of a payment. */
export type DisputeEvent = {
  /** `withdrawn` and `returned`: money left the shop's balance for it, or came back. */
  readonly kind: "opened" | "changed" | "withdrawn" | "returned" | "won" | "lost";
  readonly amount: Cents;
  /** The provider's code, such as `product_not_received`. */
  readonly reason: string;
  readonly providerStatus: string;
  readonly respondBy: Date | null;
};

/** What staff recorded of a decided dispute: a loss above zero, a loss taken back below it. */
export type LossChange = { readonly transactionId: string; readonly change: Cents; readonly author: string };

/** A payable under its lock, for the rest of the transaction. */
export type LockedPayable = {
  readonly id: string;
  /** Whether it may be paid in parts; else a part alone is looked at by a person. */
  readonly acceptsInstallments: boolean;
  /** Writes the pending payment of an attempt, or brings it to this amount; answers its id. */
  readonly openPayment: (source: PaymentSource, amount: Cents, now: Date) => Promise<string>;
  /** Lets the pending payment of an attempt go: another took its place, it expired, or its provider never heard of it. */
  readonly abandonPayment: (attemptId: string, now: Date) => Promise<void>;
  /** Records money that arrived, once per charge; answers what is due now. */
  readonly recordPaid: (
    source: PaymentSource,
    payment: ReceivedPayment,
    now: Date,
  ) => Promise<{ readonly balance: Cents }>;
  readonly recordHeld: (source: PaymentSource, payment: HeldPayment, now: Date) => Promise<void>;
  readonly recordDeclined: (source: PaymentSource, refusal: Decline, now: Date) => Promise<void>;
  /** The shopper is not done: only where the payment stands is noted. */
  readonly recordOpen: (attemptId: string, status: PaymentStatus, now: Date) => Promise<void>;
  readonly recordNeedsReview: (reason: string, now: Date) => Promise<void>;
  /** Staff takes for complete what was paid, though this is still due. */
  readonly acceptAsPaid: (due: Cents, now: Date) => Promise<void>;
  /** Records money that was given back, once per refund; nothing where none of it was recorded. */
  readonly recordRefund: (source: PaymentSource, refund: Refund, now: Date) => Promise<void>;
  /** Notes what happened to a dispute of one of its payments; what is paid stays. */
  readonly recordDispute: (note: DisputeEvent, now: Date) => Promise<void>;
  /** Records a loss by a dispute as a payment below zero, or takes it back; false where its payment is not recorded. */
  readonly recordLossChange: (source: PaymentSource, loss: LossChange, now: Date) => Promise<boolean>;
  /** Notes that the provider reported something about its money that this shop does not record. */
  readonly recordProviderReport: (eventType: string, now: Date) => Promise<void>;
  /** Staff gives it up. */
  readonly cancel: (now: Date) => Promise<void>;
};

/** Something that money is collected for. Settlement knows what must happen to it, never what it is. */
export type Payable = {
  readonly findBill: (db: Db, id: string) => Promise<Bill | null>;
  /** Takes its lock; always before the locks of its attempts. */
  readonly lock: (tx: Db, id: string) => Promise<LockedPayable | null>;
};

/** Every kind of payable, given to settlement as gateways are. */
export type Payables = { readonly [K in PayableKind]: Payable };
