import type { Db } from "#db/client.server";
import type { Clock } from "~/kernel/time/clock";
import { purgeBatchSize } from "~/kernel/time/retention";
import { claimDueRemovals, deleteRemoval } from "./file-removal.store.server";
import type { FileStore } from "./file-store";

type Services = { readonly db: Db; readonly clock: Clock; readonly files: FileStore };

const leaseMs = 10 * 60_000;

/**
 * Removes files from the store whose removal is due and returns their number. A failed removal is retried
 * later; the first failure is thrown after all were tried.
 */
export async function removeDueFiles({ db, clock, files }: Services): Promise<number> {
  const now = clock.now();
  const keys = await claimDueRemovals(db, now, new Date(now.getTime() + leaseMs), purgeBatchSize);
  const failures: unknown[] = [];
  for (const key of keys) {
    try {
      await files.remove(key);
      await deleteRemoval(db, key);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
  return keys.length;
}
