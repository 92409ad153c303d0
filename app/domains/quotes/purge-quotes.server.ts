import type { Db } from "#db/client.server";
import type { Clock } from "~/kernel/time/clock";
import { getRetentionCutoff, purgeBatchSize, retention } from "~/kernel/time/retention";
import { deleteQuotesBefore } from "./purge-quotes.store.server";

/**
 * Deletes quotes after the retention period, in batches; returns their number. Ordered ones are kept as long
 * as their orders.
 */
export function purgeQuotes({ db, clock }: { readonly db: Db; readonly clock: Clock }): Promise<number> {
  const now = clock.now();
  const cutoffs = {
    open: getRetentionCutoff(now, retention.quotes),
    ordered: getRetentionCutoff(now, retention.orders),
  };
  return deleteQuotesBefore(db, cutoffs, purgeBatchSize);
}
