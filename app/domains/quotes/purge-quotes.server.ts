import type { Db } from "#db/client.server";
import type { Clock } from "~/kernel/clock";
import { getRetentionCutoff, purgeBatchSize, retention } from "~/kernel/retention";
import { deleteQuotesBefore } from "./purge-quotes.store.server";

/** Deletes quotes that are older than the shop keeps them, some at a time; answers how many. One that was ordered is kept as its order is. */
export function purgeQuotes({ db, clock }: { readonly db: Db; readonly clock: Clock }): Promise<number> {
  const now = clock.now();
  const before = {
    open: getRetentionCutoff(now, retention.quotes),
    ordered: getRetentionCutoff(now, retention.orders),
  };
  return deleteQuotesBefore(db, before, purgeBatchSize);
}
