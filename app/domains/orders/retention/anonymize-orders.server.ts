import type { Db } from "#db/client.server";
import { deleteAuditEntries } from "~/domains/staff/audit.server";
import type { Clock } from "~/kernel/time/clock";
import { getRetentionCutoff, purgeBatchSize, retention } from "~/kernel/time/retention";
import { anonymizeOrderRows, anonymizePaymentsBefore, lockOldOrders } from "./anonymize-orders.store.server";

type Services = { readonly db: Db; readonly clock: Clock };

/**
 * Removes personal data from orders after the retention period, in batches; returns their number. Amounts
 * stay.
 */
export async function anonymizeOrders({ db, clock }: Services): Promise<number> {
  const now = clock.now();
  const cutoffs = {
    all: getRetentionCutoff(now, retention.orders),
    unpaid: getRetentionCutoff(now, retention.unpaidOrders),
  };
  return db.transaction(async (tx) => {
    const ids = await lockOldOrders(tx, cutoffs, purgeBatchSize);
    if (ids.length === 0) return 0;
    await anonymizeOrderRows(tx, ids, now);
    await deleteAuditEntries(tx, "order", ids);
    return ids.length;
  });
}

/**
 * Removes card and transaction data from payments after the retention period, in batches; returns their
 * number.
 */
export function anonymizePayments({ db, clock }: Services): Promise<number> {
  const now = clock.now();
  return anonymizePaymentsBefore(db, getRetentionCutoff(now, retention.payments), purgeBatchSize, now);
}
