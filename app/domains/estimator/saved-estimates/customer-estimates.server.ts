import type { Db } from "#db/client.server";
import { cents, toDollars } from "~/kernel/money/money";
import { deleteEstimatesByEmail, listEstimatesByEmail } from "./estimate.store.server";

/**
 * Returns the estimates saved with this email address (lower case) for the data export; amounts in dollars.
 * Submitted estimates are exported as messages.
 */
export async function exportCustomerEstimates(db: Db, mailbox: string) {
  const estimates = await listEstimatesByEmail(db, mailbox);
  return estimates.map(({ finalMin, finalMax, ...estimate }) => ({
    ...estimate,
    finalMin: toDollars(cents(finalMin)),
    finalMax: toDollars(cents(finalMax)),
  }));
}

/** Deletes the estimates saved with this email address, and their links. */
export function deleteCustomerEstimates(tx: Db, mailbox: string): Promise<void> {
  return deleteEstimatesByEmail(tx, mailbox);
}
