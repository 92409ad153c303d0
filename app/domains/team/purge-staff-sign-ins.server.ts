import type { Db } from "#db/client.server";
import type { Clock } from "~/kernel/time/clock";
import { dayMs } from "~/kernel/time/duration";
import { purgeBatchSize } from "~/kernel/time/retention";
import { deleteStaffSignInsExpiredBefore } from "./staff-sign-in.store.server";

/** Deletes staff sign-in requests a day after they expired. Returns their number. */
export function purgeStaffSignIns({
  db,
  clock,
}: {
  readonly db: Db;
  readonly clock: Clock;
}): Promise<number> {
  return deleteStaffSignInsExpiredBefore(db, new Date(clock.now().getTime() - dayMs), purgeBatchSize);
}
