import type { Db } from "#db/client.server";
import type { Clock } from "~/kernel/clock";
import { ago, forgottenAtOnce, kept } from "~/kernel/keeping";
import { blankAttempts, deleteEventsBefore, lockOldAttempts } from "./forget-attempts.store.server";

type Services = { readonly db: Db; readonly clock: Clock };

/** Forgets what providers call attempts that are older than payments are kept, some at a time; answers how many. */
export async function forgetAttempts({ db, clock }: Services): Promise<number> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const ids = await lockOldAttempts(tx, ago(now, kept.payments), forgottenAtOnce);
    if (ids.length > 0) await blankAttempts(tx, ids, now);
    return ids.length;
  });
}

/** Forgets events of providers that are older than payments are kept, some at a time; answers how many. */
export function forgetEvents({ db, clock }: Services): Promise<number> {
  return deleteEventsBefore(db, ago(clock.now(), kept.payments), forgottenAtOnce);
}
