import type { Db } from "#db/client.server";
import type { Clock } from "~/kernel/time/clock";
import { getRetentionCutoff, purgeBatchSize, retention } from "~/kernel/time/retention";
import { deleteEstimatesBefore } from "./estimate.store.server";

/** Deletes saved estimates after the retention period, with their links, in batches; returns their number. */
export function purgeOldEstimates({
  db,
  clock,
}: {
  readonly db: Db;
  readonly clock: Clock;
}): Promise<number> {
  return deleteEstimatesBefore(db, getRetentionCutoff(clock.now(), retention.estimates), purgeBatchSize);
}
