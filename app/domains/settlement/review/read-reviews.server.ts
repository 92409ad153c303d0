import type { PaymentAttempt } from "~/domains/payments/attempt";
import { toDollars } from "~/kernel/money/money";
import { findAttempt } from "../attempts/attempt.store.server";
import type { SettleServices } from "../settlement";
import { listReviewResolutions, needsReview } from "./review";
import type { ReviewResolution } from "./review.schema";
import {
  countAttemptsToReview,
  findReviewDetails,
  listAttemptsToReview,
  listReviewEntries,
  type ReviewEntry,
} from "./review.store.server";

type ReadServices = Pick<SettleServices, "db" | "gateways" | "payables">;

/** A payment that staff must review; amounts in dollars. */
export type Review = {
  readonly id: string;
  /** 'Order 000000012'. */
  readonly payable: string;
  readonly status: PaymentAttempt["status"];
  readonly reason: string;
  readonly provider: string;
  readonly methodLabel: string;
  readonly amount: number;
  readonly total: number;
  readonly paid: number;
  readonly due: number;
  readonly email: string;
  readonly createdAt: Date;
  readonly ways: readonly ReviewResolution[];
};

export type ReviewDetails = Review & {
  readonly providerRef: string | null;
  /** The provider result that did not fit. */
  readonly details: Readonly<Record<string, unknown>>;
  readonly done: readonly Omit<ReviewEntry, "attemptId">[];
};

const heldReason = "the provider is holding it until someone reviews it";

export function countReviews({ db }: Pick<ReadServices, "db">): Promise<number> {
  return countAttemptsToReview(db);
}

/** Lists the payments to review, oldest first, up to the display limit. */
export async function readPaymentReviews(services: ReadServices): Promise<readonly Review[]> {
  const ids = await listAttemptsToReview(services.db);
  const reviews = await Promise.all(ids.map((id) => findReview(services, id)));
  return reviews.flatMap((entry) => (entry ? [entry.review] : []));
}

/** Returns one payment with its details and review entries; without resolutions when it no longer needs a review. */
export async function readPaymentReview(services: ReadServices, id: string): Promise<ReviewDetails | null> {
  const foundReview = await findReview(services, id);
  if (!foundReview) return null;
  const { attempt, review } = foundReview;
  const entries = await listReviewEntries(services.db, id);
  if (!needsReview(attempt) && entries.length === 0) return null;
  return {
    ...review,
    providerRef: attempt.providerRef,
    details: await findReviewDetails(services.db, id),
    done: entries.map(({ attemptId: _, ...entry }) => entry),
  };
}

async function findReview({ db, gateways, payables }: ReadServices, id: string) {
  const attempt = await findAttempt(db, id);
  const bill = attempt && (await payables[attempt.payable.kind].findBill(db, attempt.payable.id));
  if (!attempt || !bill) return null;
  const review: Review = {
    id,
    payable: bill.description,
    status: attempt.status,
    reason: attempt.reviewReason ?? (attempt.status === "held" ? heldReason : ""),
    provider: attempt.provider,
    methodLabel: attempt.methodLabel,
    amount: toDollars(attempt.amount),
    total: toDollars(bill.total),
    paid: toDollars(bill.paid),
    due: toDollars(bill.due),
    email: bill.receiptEmail,
    createdAt: attempt.createdAt,
    ways: listReviewResolutions(attempt, gateways[attempt.provider]),
  };
  return { attempt, review };
}
