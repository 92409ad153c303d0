import type { Cents } from "~/kernel/money/money";
import type { AttemptStatus } from "~/kernel/statuses/statuses";
import { type Provider, paymentFlows } from "./provider";

/** The kinds of things that money is collected for. */
export type PayableKind = "order" | "quote";
export type PayableRef = { readonly kind: PayableKind; readonly id: string };

/** One try to collect one amount from one provider; recorded before the provider is called. */
export type PaymentAttempt = {
  readonly id: string;
  readonly shortId: string;
  readonly payable: PayableRef;
  readonly provider: Provider;
  readonly method: string;
  readonly methodLabel: string;
  readonly amount: Cents;
  readonly currency: string;
  readonly status: AttemptStatus;
  readonly providerRef: string | null;
  readonly declineMessage: string | null;
  /** Number of captures that failed because the payment instrument was declined. */
  readonly declinedCaptures: number;
  readonly reviewReason: string | null;
  /** End of the reservation of an installment; null when the attempt pays the whole amount. */
  readonly expiresAt: Date | null;
  /**
   * Time when this browser first started the installment that it reserves; null when the attempt pays the whole
   * amount.
   */
  readonly reservedSince: Date | null;
  /** True when the order's own customer started it. */
  readonly startedByOwner: boolean;
  /** Time the charge was sent to a provider without idempotency keys; null before that. */
  readonly sentAt: Date | null;
  readonly createdAt: Date;
};

export type AttemptRequest = { readonly provider: Provider; readonly method: string; readonly amount: Cents };

/**
 * Decides what a retry does with the attempts of a payable, oldest first (docs/payments.md, rule 14). Nothing
 * is charged when an attempt took money or may have taken it. The last open attempt takes the new amount;
 * after a decline, or with another provider, a new attempt supersedes all earlier ones.
 */
export function chooseAttemptStep(
  attempts: readonly PaymentAttempt[],
  request: AttemptRequest,
): "new" | "reuse" | ChargeBlocker {
  const state = findChargeBlocker(attempts);
  if (state) return state;
  const last = attempts.at(-1);
  if (last?.status !== "open" || last.provider !== request.provider) return "new";
  // A PayPal order is approved for one amount.
  const isOneAmount = paymentFlows[last.provider] === "approve-capture";
  if (isOneAmount && last.amount !== request.amount) return "new";
  // The provider may have created the payment already, and a sent charge keeps its amount.
  // Another amount needs a new attempt.
  if ((last.providerRef === null || last.sentAt) && last.amount !== request.amount) return "new";
  return "reuse";
}

/** Returns true when the provider may still report  the attempt as paid or declined. */
export function isUndecided({ status }: Pick<PaymentAttempt, "status">): boolean {
  return status === "open" || status === "capturing" || status === "held";
}

/**
 * Why nothing new may be charged. 'unsettled': a payment is being taken at this moment, or its result is not
 * known yet.
 */
export type ChargeBlocker = "placed" | "in-review" | "unsettled";

/**
 * Finds the reason why earlier attempts forbid a new charge; null when none took money or may have taken it.
 */
export function findChargeBlocker(attempts: readonly PaymentAttempt[]): ChargeBlocker | null {
  const has = (status: AttemptStatus) => attempts.some((attempt) => attempt.status === status);
  if (has("paid")) return "placed";
  if (has("needs_review")) return "in-review";
  if (has("capturing")) return "unsettled";
  return has("held") ? "placed" : null;
}

/** Explains why a provider result does not fit its attempt and needs a review by staff; null when it fits. */
export function findResultMismatch(
  attempt: Pick<PaymentAttempt, "id" | "shortId" | "currency">,
  result: {
    readonly attemptId: string | null;
    readonly currency: string;
    readonly live: boolean;
  },
  expectLive: boolean,
): string | null {
  if (result.attemptId !== attempt.id && result.attemptId !== attempt.shortId)
    return "it belongs to another payment attempt";
  if (result.currency.toUpperCase() !== attempt.currency)
    return `its currency is ${result.currency.toUpperCase()}`;
  if (result.live !== expectLive)
    return result.live ? "it was made with live keys" : "it was made with test keys";
  return null;
}
