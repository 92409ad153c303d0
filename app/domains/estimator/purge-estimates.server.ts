import type { Db } from "#db/client.server";
import type { Clock } from "~/kernel/clock";
import { getRetentionCutoff, purgeBatchSize, retention } from "~/kernel/retention";
import { deleteEstimatesBefore } from "./estimate.store.server";

/** Deletes kept estimates that are older than the shop keeps them, links and all, some at a time; answers how many. */
export function purgeOldEstimates({
  db,
  clock,
}: {
  readonly db: Db;
  readonly clock: Clock;
}): Promise<number> {
  return deleteEstimatesBefore(db, getRetentionCutoff(clock.now(), retention.estimates), purgeBatchSize);
}
