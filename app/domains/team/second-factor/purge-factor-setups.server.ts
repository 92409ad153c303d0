import type { Db } from "#db/client.server";
import type { Clock } from "~/kernel/clock";
import { dayMs } from "~/kernel/duration";
import { forgottenAtOnce } from "~/kernel/keeping";
import { deleteAbandonedSetups } from "./authenticator.store.server";

/** Deletes challenges and setups of a second factor that nobody came back to, a day later; answers how many. */
export function purgeFactorSetups({
  db,
  clock,
}: {
  readonly db: Db;
  readonly clock: Clock;
}): Promise<number> {
  return deleteAbandonedSetups(db, new Date(clock.now().getTime() - dayMs), forgottenAtOnce);
}
