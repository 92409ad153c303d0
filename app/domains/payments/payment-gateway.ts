import type { Cents } from "~/kernel/money";
import type { Result } from "~/kernel/result";
import type { DisputeState, PaymentStatus } from "~/kernel/statuses";
import type { Provider } from "./provider";
import type { ClientData, PaymentOptions, PublicConfig } from "./providers/provider-data";

/** One payment provider as the shop sees it. Every call that moves money carries the attempt's key. */
export type PaymentGateway<P extends Provider = Provider> = {
  readonly provider: P;
  /** Whether this gateway takes real money; an answer of the other kind is never fulfilled. */
  readonly live: boolean;
  /** What the browser may know: publishable keys, script addresses. */
  readonly publicConfig: PublicConfig<P>;
  /** Makes the provider's side of an attempt; asked twice with the same attempt it answers the same. */
  readonly start: (attempt: ChargeRequest) => Promise<Result<StartedAttempt<P>, ProviderFailure>>;
  /** Brings the provider's side up to the attempt's amount and details. */
  readonly update: (
    ref: string,
    attempt: ChargeRequest,
  ) => Promise<Result<StartedAttempt<P>, ProviderFailure>>;
  readonly capture: (ref: string, key: string) => Promise<Result<null, ProviderFailure>>;
  /** Sees to it that nobody pays this any more; a definite refusal means that money moved, or is about to. */
  readonly cancel: (ref: string) => Promise<Result<null, ProviderFailure>>;
  /** Gives money back that was taken; answers the provider's id of the refund. Absent: only at the provider itself. */
  readonly refund?: (ref: string, amount: Cents, key: string) => Promise<Result<string, ProviderFailure>>;
  /** Decides about a charge that the provider's own filters hold. */
  readonly decideHeldCharge?: (
    ref: string,
    verdict: "approve" | "decline",
  ) => Promise<Result<null, ProviderFailure>>;
  /**
   * Brings up to date by which names the provider keeps a payment, and nothing else of it; harmless when repeated. Null:
   * it keeps none that could change (PayPal's and Authorize.Net's payments carry the attempt's id alone).
   */
  readonly updateMetadata:
    | ((ref: string, metadata: Readonly<Record<string, string>>) => Promise<Result<null, ProviderFailure>>)
    | null;
  /** What really happened, from the provider itself. */
  readonly fetchResult: (ref: string) => Promise<Result<ProviderResult, ProviderFailure>>;
  /**
   * For a provider without idempotency keys: its id of the charge that was sent for an attempt since then, or null.
   * Such a charge is sent once; absent, `start` may be asked again.
   */
  readonly findCharge?: (shortId: string, since: Date) => Promise<Result<string | null, ProviderFailure>>;
  /** How a dispute (chargeback) stands, from the provider itself. Absent: its API tells nothing of disputes. */
  readonly fetchDispute?: (disputeId: string) => Promise<Result<ProviderDispute, ProviderFailure>>;
  /** The event of a webhook, once its signature is proven; some providers are asked about that themselves. */
  readonly parseWebhook: (raw: string, headers: Headers) => Promise<Result<WebhookEvent, WebhookRefusal>>;
};

export type PaymentGateways = { readonly [P in Provider]?: PaymentGateway<P> };

/** All a provider needs to know to take one payment. `attemptId` goes into its metadata and its keys. */
export type ChargeRequest = {
  readonly attemptId: string;
  /** The attempt's other name, for a provider that keeps 20 characters at most. */
  readonly shortId: string;
  readonly paymentId: string;
  /** What is paid, in the shop's own words and ids. */
  readonly metadata: Readonly<Record<string, string>>;
  readonly description: string;
  readonly amount: Cents;
  readonly currency: string;
  readonly receiptEmail: string;
  readonly billTo: ContactAddress | null;
  readonly shipTo: ContactAddress | null;
  /** What the browser adds to it, in the words of its provider. */
  readonly options?: PaymentOptions | undefined;
};

/** A person at an address. */
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
 * What the provider says about an attempt. `status` is what is recorded; `standing` is what follows:
 * paid: the money is ours · held: accepted, decided later · open: the shopper is not done · declined: a definite no.
 */
export type ProviderResult = {
  readonly ref: string;
  /** The attempt it was made for, by its id or its short one. */
  readonly attemptId: string | null;
  readonly status: PaymentStatus;
  readonly state: "paid" | "held" | "open" | "declined";
  /** The charge's or capture's id, when money moved. */
  readonly transactionId: string | null;
  readonly amount: Cents;
  readonly currency: string;
  readonly live: boolean;
  readonly providerStatus: string;
  readonly needsCapture: boolean;
  /** Known to the provider, to us and to the browser that pays; never stored. */
  readonly clientSecret?: string;
  /** What the provider says to the shopper about a refusal. */
  readonly message: string | null;
  /** The id of the refused charge, when the provider names one. */
  readonly failedTransactionId: string | null;
  readonly additionalData: Readonly<Record<string, string>>;
  /** The names under which the provider keeps it, where it keeps any. */
  readonly metadata?: Readonly<Record<string, string>>;
  /** What the provider says was given back of it, whoever asked for that. */
  readonly refunds?: readonly Refund[] | undefined;
};

export type Refund = { readonly id: string; readonly amount: Cents };

/** What the provider says about a dispute of a payment. */
export type ProviderDispute = {
  readonly disputeId: string;
  /** The provider's id of the disputed payment (an intent, an order); null when it names none. */
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
  /** What was taken from the shop's balance for it and not returned, fees excluded. */
  readonly withdrawn: Cents;
};

export type ProviderFailure =
  /** No answer, or a server error: it may or may not have happened. */
  | { readonly code: "no-answer"; readonly message: string }
  /** A definite refusal of the request itself. */
  | { readonly code: "refused"; readonly message: string }
  | { readonly code: "unknown-ref"; readonly message: string }
  /** It was never paid, and the provider has forgotten it: nobody can pay it any more. */
  | { readonly code: "expired"; readonly message: string }
  /** What it was to be paid with was declined; the shopper may approve the same payment with something else. */
  | { readonly code: "instrument-declined"; readonly message: string };

export type WebhookEvent = {
  readonly eventId: string;
  readonly type: string;
  /** The payment the event speaks of; null when it speaks of something else. */
  readonly ref: string | null;
  /** The dispute the event speaks of, by the provider's id. */
  readonly disputeId?: string;
  /** It may concern money in a way this shop does not record: a person has to look. */
  readonly needsStaff?: true;
};

/** `no-answer`: nobody could say whether the signature is good; the event must come again. */
export type WebhookRefusal = "bad-signature" | "garbled" | "no-answer";
