import type { Db } from "#db/client.server";
import type { Clock } from "~/kernel/clock";
import { getRetentionCutoff, purgeBatchSize, retention } from "~/kernel/retention";
import { deleteKeptBefore } from "./estimate.store.server";

/** Deletes kept estimates that are older than the shop keeps them, links and all, some at a time; answers how many. */
export function forgetOldEstimates({
  db,
  clock,
}: {
  readonly db: Db;
  readonly clock: Clock;
}): Promise<number> {
  return deleteKeptBefore(db, getRetentionCutoff(clock.now(), retention.estimates), purgeBatchSize);
}
