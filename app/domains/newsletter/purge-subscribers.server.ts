import type { Db } from "#db/client.server";
import type { Clock } from "~/kernel/clock";
import { ago, forgottenAtOnce, kept } from "~/kernel/keeping";
import { deleteUnsubscribedBefore } from "./subscriber.store.server";

/** Forgets addresses that are not subscribed when they can come back no longer, some at a time; answers how many. */
export function purgeSubscribers({ db, clock }: { readonly db: Db; readonly clock: Clock }): Promise<number> {
  return deleteUnsubscribedBefore(db, ago(clock.now(), kept.newsletter), forgottenAtOnce);
}
