import type { PaymentAttempt } from "~/domains/payments/attempt";
import type { PaymentGateway } from "~/domains/payments/payment-gateway";
import type { ReviewResolution } from "./review.schema";

type ReviewState = Pick<PaymentAttempt, "status" | "reviewReason">;

/** Returns true when staff must review it: a mismatch, an overpayment, or a charge held by the provider. */
export function needsReview({ status, reviewReason }: ReviewState): boolean {
  return status === "needs_review" || status === "held" || reviewReason !== null;
}

/** Lists what staff may do, as far as the provider supports it. */
export function listReviewResolutions(
  attempt: ReviewState,
  gateway: Pick<PaymentGateway, "decideHeldCharge" | "refund"> | undefined,
): ReviewResolution[] {
  if (!gateway) return [];
  if (attempt.status === "held") return gateway.decideHeldCharge ? ["accept", "cancel"] : [];
  if (!needsReview(attempt)) return [];
  return gateway.refund ? ["accept", "refund", "cancel"] : ["accept"];
}
