import type { Db } from "#db/client.server";
import type { Clock } from "~/kernel/time/clock";
import { getRetentionCutoff, purgeBatchSize, retention } from "~/kernel/time/retention";
import { deleteUnsubscribedBefore } from "./subscriber.store.server";

/**
 * Deletes addresses that are not subscribed after their retention period, in batches. Returns their number.
 */
export function purgeSubscribers({ db, clock }: { readonly db: Db; readonly clock: Clock }): Promise<number> {
  return deleteUnsubscribedBefore(db, getRetentionCutoff(clock.now(), retention.newsletter), purgeBatchSize);
}
