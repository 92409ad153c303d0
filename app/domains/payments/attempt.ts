import type { Cents } from "~/kernel/money";
import type { AttemptStatus } from "~/kernel/statuses";
import type { Provider } from "./provider";
import { providerData } from "./providers/provider-data";

/** What money may be collected for. */
export type PayableKind = "order" | "quote";
export type PayableRef = { readonly kind: PayableKind; readonly id: string };

/** One try to collect one amount from one provider; recorded before the provider is asked. */
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
  /** How often its capture was declined for what it was to be paid with. */
  readonly declinedCaptures: number;
  readonly reviewReason: string | null;
  /** Until when its part is reserved; null where it pays the whole. */
  readonly expiresAt: Date | null;
  /** When the browser that reserves its part started first; null where it pays the whole. */
  readonly reservedSince: Date | null;
  /** Whether the order's own customer started it. */
  readonly startedByOwner: boolean;
  /** When its charge was sent to a provider that takes one only once; null before. */
  readonly sentAt: Date | null;
  readonly createdAt: Date;
};

export type AttemptRequest = { readonly provider: Provider; readonly method: string; readonly amount: Cents };

/**
 * What a retry does with the attempts of a payable, oldest first (docs/payments.md, rule 14). Where any of them took
 * money, or may have, nothing is charged. Without a definite decline the last one takes the new amount; after one, or
 * with another provider, a new attempt is made and takes the place of all before it.
 */
export function chooseAttemptStep(
  attempts: readonly PaymentAttempt[],
  request: AttemptRequest,
): "new" | "reuse" | ChargeBlocker {
  const state = findChargeBlocker(attempts);
  if (state) return state;
  const last = attempts.at(-1);
  if (last?.status !== "open" || last.provider !== request.provider) return "new";
  // What a shopper approves at the provider is one amount.
  const isOneAmount = providerData[last.provider].flow === "approve-capture";
  if (isOneAmount && last.amount !== request.amount) return "new";
  // Nobody knows whether the provider made its side: with another amount it would be another request.
  // A charge that was sent is of its own amount for good.
  if ((last.providerRef === null || last.sentAt) && last.amount !== request.amount) return "new";
  return "reuse";
}

/** Whether its provider may still say that it was paid or refused. */
export function isUndecided({ status }: Pick<PaymentAttempt, "status">): boolean {
  return status === "open" || status === "capturing" || status === "held";
}

/** 'unsettled': money is being taken at this moment, or nobody could say yet whether it was. */
export type ChargeBlocker = "placed" | "in-review" | "unsettled";

/** What attempts that took money, or may have, say of what they pay; null where none did. */
export function findChargeBlocker(attempts: readonly PaymentAttempt[]): ChargeBlocker | null {
  const has = (status: AttemptStatus) => attempts.some((attempt) => attempt.status === status);
  if (has("paid")) return "placed";
  if (has("needs_review")) return "in-review";
  if (has("capturing")) return "unsettled";
  return has("held") ? "placed" : null;
}

/** Why an answer must be looked at by a person before it counts; null when it is an answer to what was asked. */
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
