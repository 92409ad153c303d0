import type { Db } from "#db/client.server";
import type { Clock } from "~/kernel/time/clock";
import { getRetentionCutoff, purgeBatchSize, retention } from "~/kernel/time/retention";
import {
  anonymizeAttemptRows,
  deleteWebhookEventsBefore,
  lockOldAttempts,
} from "./anonymize-attempts.store.server";

type Services = { readonly db: Db; readonly clock: Clock };

/**
 * Removes provider ids and texts of attempts after the retention period, in batches; returns the number of
 * attempts.
 */
export async function anonymizeAttempts({ db, clock }: Services): Promise<number> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const ids = await lockOldAttempts(tx, getRetentionCutoff(now, retention.payments), purgeBatchSize);
    if (ids.length > 0) await anonymizeAttemptRows(tx, ids, now);
    return ids.length;
  });
}

/** Deletes webhook events after the retention period, in batches; returns their number. */
export function purgeWebhookEvents({ db, clock }: Services): Promise<number> {
  return deleteWebhookEventsBefore(db, getRetentionCutoff(clock.now(), retention.payments), purgeBatchSize);
}
