import { and, asc, desc, eq, inArray, isNotNull, or } from "drizzle-orm";
import type { Db } from "#db/client.server";
import { paymentAttempts, paymentReviews } from "#db/schema/payments";
import { newId } from "~/kernel/ids";

const maxShown = 200;

const { status, reviewReason } = paymentAttempts;

/** Held charges need a review as well. */
const isReviewed = or(
  inArray(status, ["needs_review", "held"]),
  and(eq(status, "paid"), isNotNull(reviewReason)),
);

export function countAttemptsToReview(db: Db): Promise<number> {
  return db.$count(paymentAttempts, isReviewed);
}

/** Returns the ids of the attempts to review, oldest first, up to the display limit. */
export async function listAttemptsToReview(db: Db): Promise<string[]> {
  const { id, createdAt } = paymentAttempts;
  const rows = await db
    .select({ id })
    .from(paymentAttempts)
    .where(isReviewed)
    .orderBy(asc(createdAt))
    .limit(maxShown);
  return rows.map((row) => row.id);
}

/** Returns the stored part of a result that did not fit its attempt. */
export async function findReviewDetails(
  db: Db,
  attemptId: string,
): Promise<Readonly<Record<string, unknown>>> {
  const [row] = await db
    .select({ facts: paymentAttempts.reviewFacts })
    .from(paymentAttempts)
    .where(eq(paymentAttempts.id, attemptId));
  return row?.facts ?? {};
}

export type ReviewEntry = {
  readonly attemptId: string;
  readonly author: string;
  readonly way: string;
  readonly note: string;
  /** Result in one sentence. */
  readonly outcome: string;
  readonly createdAt: Date;
};

/** Appends a review entry; entries are never edited. */
export async function insertReviewEntry(db: Db, entry: ReviewEntry): Promise<void> {
  await db.insert(paymentReviews).values({ id: newId(), ...entry });
}

/** Returns the review entries of an attempt, newest first. */
export async function listReviewEntries(db: Db, attemptId: string): Promise<ReviewEntry[]> {
  return db
    .select()
    .from(paymentReviews)
    .where(eq(paymentReviews.attemptId, attemptId))
    .orderBy(desc(paymentReviews.createdAt));
}
