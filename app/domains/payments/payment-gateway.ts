import type { Cents } from "~/kernel/money/money";
import type { Result } from "~/kernel/result";
import type { DisputeState, PaymentStatus } from "~/kernel/statuses/statuses";
import type { Provider } from "./provider";
import type { ClientData, PaymentOptions, PublicConfig } from "./providers/provider-data";

/**
 * One payment provider as the shop uses it. Every call that moves money carries the attempt's idempotency
 * key.
 */
export type PaymentGateway<P extends Provider = Provider> = {
  readonly provider: P;
  /** True when this gateway takes real money; a result of the other mode is never fulfilled. */
  readonly live: boolean;
  /** Configuration that the browser may see: publishable keys and script URLs. */
  readonly publicConfig: PublicConfig<P>;
  /** Creates the payment of an attempt at the provider; repeated calls return the same payment. */
  readonly start: (attempt: ChargeRequest) => Promise<Result<StartedAttempt<P>, ProviderFailure>>;
  /** Updates the payment at the provider to the attempt's amount and details. */
  readonly update: (
    ref: string,
    attempt: ChargeRequest,
  ) => Promise<Result<StartedAttempt<P>, ProviderFailure>>;
  readonly capture: (ref: string, key: string) => Promise<Result<null, ProviderFailure>>;
  /** Cancels a payment so that it can no longer be paid. A refusal means that money was moved or will be. */
  readonly cancel: (ref: string) => Promise<Result<null, ProviderFailure>>;
  /**
   * Refunds money; returns the provider's refund id. Absent when refunds are only possible at the provider.
   */
  readonly refund?: (ref: string, amount: Cents, key: string) => Promise<Result<string, ProviderFailure>>;
  /**
   * For providers without idempotency keys: finds the refund sent with a key since a time, or null. Absent when
   * `refund` is safe to repeat.
   */
  readonly findRefund?: (
    ref: string,
    key: string,
    since: Date,
  ) => Promise<Result<string | null, ProviderFailure>>;
  /** Approves or declines a charge held by the provider's fraud filters. */
  readonly decideHeldCharge?: (
    ref: string,
    decision: "approve" | "decline",
  ) => Promise<Result<null, ProviderFailure>>;
  /**
   * Updates only the metadata of a payment; safe to repeat. Null when the provider stores no changeable
   * metadata, as PayPal and Authorize.Net do.
   */
  readonly updateMetadata:
    | ((ref: string, metadata: Readonly<Record<string, string>>) => Promise<Result<null, ProviderFailure>>)
    | null;
  /** Fetches the current result of a payment from the provider. */
  readonly fetchResult: (ref: string) => Promise<Result<ProviderResult, ProviderFailure>>;
  /**
   * For providers without idempotency keys: finds the charge sent for an attempt since a time, or null.
   * Absent when `start` is safe to repeat.
   */
  readonly findCharge?: (shortId: string, since: Date) => Promise<Result<string | null, ProviderFailure>>;
  /** Fetches the state of a dispute (chargeback). Absent when the provider's API does not report disputes. */
  readonly fetchDispute?: (disputeId: string) => Promise<Result<ProviderDispute, ProviderFailure>>;
  /** Verifies the signature of a webhook and returns its event; PayPal verifies signatures by an API call. */
  readonly parseWebhook: (raw: string, headers: Headers) => Promise<Result<WebhookEvent, WebhookRefusal>>;
};

export type PaymentGateways = { readonly [P in Provider]?: PaymentGateway<P> };

/**
 * The data a provider needs to take one payment. `attemptId` becomes part of its metadata and idempotency
 * keys.
 */
export type ChargeRequest = {
  readonly attemptId: string;
  /** Short id of the attempt, for providers that allow at most 20 characters. */
  readonly shortId: string;
  readonly paymentId: string;
  /** Names and ids of the paid order or quote, stored at the provider. */
  readonly metadata: Readonly<Record<string, string>>;
  readonly description: string;
  readonly amount: Cents;
  readonly currency: string;
  readonly receiptEmail: string;
  readonly billTo: ContactAddress | null;
  readonly shipTo: ContactAddress | null;
  /** Options that the browser adds, such as a card token. */
  readonly options?: PaymentOptions | undefined;
};

/** A name with a postal address and phone number. */
export type ContactAddress = {
  readonly name: string;
  readonly phone: string;
  readonly line1: string;
  readonly line2: string | null;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly country: string;
};

export type StartedAttempt<P extends Provider> = {
  readonly ref: string;
  readonly providerStatus: string;
  readonly clientData: ClientData<P>;
};

/**
 * The provider's result of an attempt. `status` is stored; `state` decides what follows. paid: money
 * received. held: accepted, decided later. open: not finished by the shopper. declined: definitely refused.
 */
export type ProviderResult = {
  readonly ref: string;
  /** The attempt it belongs to, by its id or short id. */
  readonly attemptId: string | null;
  readonly status: PaymentStatus;
  readonly state: "paid" | "held" | "open" | "declined";
  /** Id of the charge or capture once money moved. */
  readonly transactionId: string | null;
  readonly amount: Cents;
  readonly currency: string;
  readonly live: boolean;
  readonly providerStatus: string;
  readonly needsCapture: boolean;
  /** Secret shared with the paying browser; never stored. */
  readonly clientSecret?: string;
  /** The provider's message to the shopper about a decline. */
  readonly message: string | null;
  /** Id of the declined charge when the provider names one. */
  readonly failedTransactionId: string | null;
  readonly additionalData: Readonly<Record<string, string>>;
  /** Metadata stored at the provider, when it stores any. */
  readonly metadata?: Readonly<Record<string, string>>;
  /** All refunds known to the provider, no matter who made them. */
  readonly refunds?: readonly Refund[] | undefined;
};

export type Refund = { readonly id: string; readonly amount: Cents };

/** A dispute as the provider reports it. */
export type ProviderDispute = {
  readonly disputeId: string;
  /** The provider's id of the disputed payment; null when the provider reports none. */
  readonly ref: string | null;
  /** The disputed charge or capture. */
  readonly chargeId: string | null;
  readonly amount: Cents;
  readonly currency: string;
  /** The provider's reason code, such as `fraudulent`. */
  readonly reason: string;
  readonly state: DisputeState;
  readonly providerStatus: string;
  /** Deadline for the shop's answer; null when none is expected. */
  readonly respondBy: Date | null;
  /** Amount taken from the shop's balance and not returned, fees excluded. */
  readonly withdrawn: Cents;
};

export type ProviderFailure =
  /** No answer or a server error: the request may or may not have taken effect. */
  | { readonly code: "no-answer"; readonly message: string }
  /** A definite refusal of the request itself. */
  | { readonly code: "refused"; readonly message: string }
  | { readonly code: "unknown-ref"; readonly message: string }
  /** It was never paid, and the provider has deleted it: it can no longer be paid. */
  | { readonly code: "expired"; readonly message: string }
  /** The funding source was declined; the shopper may approve the same payment with another one. */
  | { readonly code: "instrument-declined"; readonly message: string };

export type WebhookEvent = {
  readonly eventId: string;
  readonly type: string;
  /** The payment that the event is about; null for other events. */
  readonly ref: string | null;
  /** The provider's id of the dispute that the event is about. */
  readonly disputeId?: string;
  /** Set when the event concerns money in a way the shop does not record; staff must look at it. */
  readonly needsStaff?: true;
};

/** `no-answer`: the signature could not be checked; the provider must send the event again. */
export type WebhookRefusal = "bad-signature" | "garbled" | "no-answer";
