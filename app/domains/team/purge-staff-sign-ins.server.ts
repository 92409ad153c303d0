import type { Db } from "#db/client.server";
import type { Clock } from "~/kernel/clock";
import { dayMs } from "~/kernel/duration";
import { forgottenAtOnce } from "~/kernel/keeping";
import { deleteStaffSignInsExpiredBefore } from "./staff-sign-in.store.server";

/** Forgets who asked to come into the Studio, a day after link and code were over; answers how many that were. */
export function purgeStaffSignIns({
  db,
  clock,
}: {
  readonly db: Db;
  readonly clock: Clock;
}): Promise<number> {
  return deleteStaffSignInsExpiredBefore(db, new Date(clock.now().getTime() - dayMs), forgottenAtOnce);
}
