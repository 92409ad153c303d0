import type { Db } from "#db/client.server";
import type { Clock } from "~/kernel/clock";
import { ago, forgottenAtOnce, kept } from "~/kernel/keeping";
import {
  anonymizeAttemptRows,
  deleteWebhookEventsBefore,
  lockOldAttempts,
} from "./anonymize-attempts.store.server";

type Services = { readonly db: Db; readonly clock: Clock };

/** Forgets what providers call attempts that are older than payments are kept, some at a time; answers how many. */
export async function anonymizeAttempts({ db, clock }: Services): Promise<number> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const ids = await lockOldAttempts(tx, ago(now, kept.payments), forgottenAtOnce);
    if (ids.length > 0) await anonymizeAttemptRows(tx, ids, now);
    return ids.length;
  });
}

/** Forgets events of providers that are older than payments are kept, some at a time; answers how many. */
export function purgeWebhookEvents({ db, clock }: Services): Promise<number> {
  return deleteWebhookEventsBefore(db, ago(clock.now(), kept.payments), forgottenAtOnce);
}
