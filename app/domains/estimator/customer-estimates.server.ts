import type { Db } from "#db/client.server";
import { cents, dollarsOf } from "~/kernel/money";
import { deleteEstimatesByEmail, listEstimatesByEmail } from "./estimate.store.server";

/**
 * Estimates that somebody kept, by the mailbox (in lower case) they gave: for the copy of their data, amounts in dollars.
 * Those that were sent to us are messages (forms/submissions-of).
 */
export async function exportCustomerEstimates(db: Db, mailbox: string) {
  const kept = await listEstimatesByEmail(db, mailbox);
  return kept.map(({ finalMin, finalMax, ...estimate }) => ({
    ...estimate,
    finalMin: dollarsOf(cents(finalMin)),
    finalMax: dollarsOf(cents(finalMax)),
  }));
}

/** Erases what somebody kept, and its links; nobody else needs it. */
export function deleteCustomerEstimates(tx: Db, mailbox: string): Promise<void> {
  return deleteEstimatesByEmail(tx, mailbox);
}
