import type { Db } from "#db/client.server";
import type { Clock } from "~/kernel/time/clock";
import { getRetentionCutoff, purgeBatchSize, retention } from "~/kernel/time/retention";
import { anonymizeEmailsSentBefore } from "./outbox.store.server";

/**
 * Removes recipient and content of sent emails after their retention period, in batches. Returns their
 * number.
 */
export function anonymizeSentEmails({
  db,
  clock,
}: {
  readonly db: Db;
  readonly clock: Clock;
}): Promise<number> {
  return anonymizeEmailsSentBefore(db, getRetentionCutoff(clock.now(), retention.mails), purgeBatchSize);
}
