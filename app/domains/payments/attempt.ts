import type { Provider } from "~/domains/payments/gateway";
import type { Cents } from "~/kernel/money";

/** One try to collect one amount from one provider; recorded before the provider is asked. */
export type PaymentAttempt = {
  readonly id: string;
  readonly shortId: string;
  readonly orderId: string | null;
  readonly quoteId: string | null;
  readonly provider: Provider;
  readonly method: string;
  readonly methodLabel: string;
  readonly amount: Cents;
  readonly currency: string;
  readonly status: AttemptStatus;
  readonly providerRef: string | null;
  readonly declineMessage: string | null;
  readonly reviewReason: string | null;
  readonly createdAt: Date;
};

export type AttemptStatus = "open" | "held" | "paid" | "declined" | "needs_review";

export type AttemptWish = { readonly provider: Provider; readonly method: string; readonly amount: Cents };

/**
 * What a retry does with an order's attempts, oldest first (payments.md, "A retry"). Where any of them took money,
 * or may have, nothing is charged. Without a definite decline the last one takes the new total; after one, or with
 * another provider, a new attempt is made.
 */
export function nextStep(
  attempts: readonly PaymentAttempt[],
  wish: AttemptWish,
): "new" | "reuse" | "placed" | "in-review" {
  const has = (status: AttemptStatus) => attempts.some((attempt) => attempt.status === status);
  if (has("paid")) return "placed";
  if (has("needs_review")) return "in-review";
  if (has("held")) return "placed";
  const last = attempts.at(-1);
  if (!last || last.status === "declined") return "new";
  if (last.provider !== wish.provider) return "new";
  // Nobody knows whether the provider made its side: with another amount it would be another request.
  if (last.providerRef === null && last.amount !== wish.amount) return "new";
  return "reuse";
}

/** Why an answer must be looked at by a person before it counts; null when it is what was asked for. */
export function mismatch(
  attempt: Pick<PaymentAttempt, "id" | "amount" | "currency">,
  truth: {
    readonly attemptId: string | null;
    readonly amount: Cents;
    readonly currency: string;
    readonly live: boolean;
  },
  expectLive: boolean,
): string | null {
  if (truth.attemptId !== attempt.id) return "it belongs to another payment attempt";
  if (truth.currency.toUpperCase() !== attempt.currency)
    return `its currency is ${truth.currency.toUpperCase()}`;
  if (truth.amount !== attempt.amount)
    return `its amount is ${truth.amount} cents instead of ${attempt.amount}`;
  if (truth.live !== expectLive)
    return truth.live ? "it was made with live keys" : "it was made with test keys";
  return null;
}
