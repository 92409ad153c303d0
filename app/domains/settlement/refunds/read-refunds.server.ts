import type { Db } from "#db/client.server";
import { toDollars } from "~/kernel/money/money";
import { listRefundsOfAttempts } from "./refund.store.server";

/** Reads the refunds that staff asked for, oldest first; amounts in dollars. */
export async function readRefundsOfAttempts(db: Db, attemptIds: readonly (string | null)[]) {
  const refunds = await listRefundsOfAttempts(
    db,
    attemptIds.filter((id) => id !== null),
  );
  return refunds.map(({ id, attemptId, amount, author, status, failureMessage, createdAt }) => ({
    ...{ id, attemptId, author, status, failureMessage },
    amount: toDollars(amount),
    createdAt: createdAt.toISOString(),
  }));
}
