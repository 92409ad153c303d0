import type { Clock } from "../clock";
import type { Db } from "../database";
import type { Log } from "../log";
import { pruneDraftHistory } from "./lake.store.server";

const minuteMs = 60_000;
const dayMs = 24 * 60 * 60 * 1000;
/** Editors can view and undo each edit of the last month. Of older drafts one revision an hour is kept. */
const keptWholeMs = 30 * dayMs;

/** Thins old history one minute after startup, so that startup is not slowed down, and then once a day. */
export function startHistoryThinning(db: Db, clock: Clock, log: Log): { readonly stop: () => Promise<void> } {
  let underWay = Promise.resolve();
  const thinHistory = () => {
    underWay = pruneDraftHistory(db, new Date(clock.now().getTime() - keptWholeMs)).then(
      (removed) => {
        if (removed > 0) log.info({ removed }, "old revisions of drafts were thinned");
      },
      (error: unknown) => log.error({ error }, "old revisions of drafts could not be thinned"),
    );
  };
  const first = setTimeout(thinHistory, minuteMs).unref();
  const daily = setInterval(thinHistory, dayMs).unref();
  return {
    stop: () => {
      clearTimeout(first);
      clearInterval(daily);
      return underWay;
    },
  };
}
