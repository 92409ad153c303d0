import type { Db } from "#db/client.server";
import type { Clock } from "~/kernel/time/clock";
import { getRetentionCutoff, purgeBatchSize, retention } from "~/kernel/time/retention";
import { scheduleRemovals } from "../files/file-removal.store.server";
import { deleteSubmissionFiles } from "../files/form-file.store.server";
import { deleteSubmissions, lockExpiredSubmissions } from "./submission.store.server";

/**
 * Deletes submissions after their retention period, with notes, files and estimates, in batches. Returns
 * their number. The same transaction schedules the removal of their stored files.
 */
export async function purgeSubmissions({
  db,
  clock,
}: {
  readonly db: Db;
  readonly clock: Clock;
}): Promise<number> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const ids = await lockExpiredSubmissions(
      tx,
      {
        completeBefore: getRetentionCutoff(now, retention.messages),
        startedBefore: getRetentionCutoff(now, retention.begunForms),
      },
      purgeBatchSize,
    );
    if (ids.length === 0) return 0;
    await scheduleRemovals(tx, await deleteSubmissionFiles(tx, ids), now);
    await deleteSubmissions(tx, ids);
    return ids.length;
  });
}
