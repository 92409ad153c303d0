import type { Db } from "#db/client.server";
import type { Clock } from "~/kernel/clock";
import { ago, forgottenAtOnce, kept } from "~/kernel/keeping";
import { anonymizeEmailsSentBefore } from "./outbox.store.server";

/** Forgets whom the shop wrote to and what, when that is older than it is kept, some at a time; answers how many. */
export function anonymizeSentEmails({
  db,
  clock,
}: {
  readonly db: Db;
  readonly clock: Clock;
}): Promise<number> {
  return anonymizeEmailsSentBefore(db, ago(clock.now(), kept.mails), forgottenAtOnce);
}
