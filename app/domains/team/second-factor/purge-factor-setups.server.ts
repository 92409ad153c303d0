import type { Db } from "#db/client.server";
import type { Clock } from "~/kernel/time/clock";
import { dayMs } from "~/kernel/time/duration";
import { purgeBatchSize } from "~/kernel/time/retention";
import { deleteAbandonedSetups } from "./authenticator.store.server";

/** Deletes abandoned challenges and setups after a day. Returns their number. */
export function purgeFactorSetups({
  db,
  clock,
}: {
  readonly db: Db;
  readonly clock: Clock;
}): Promise<number> {
  return deleteAbandonedSetups(db, new Date(clock.now().getTime() - dayMs), purgeBatchSize);
}
