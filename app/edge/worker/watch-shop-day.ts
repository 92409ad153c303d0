import type { Clock } from "~/kernel/time/clock";
import { toShopDate } from "~/kernel/time/dates";

/** Cache tags of the content whose choice depends on the shop's calendar day: price books with a date (EST-002). */
export const datedContentTags = ["all priceBook"];

const checkEveryMs = 1_000;

/** Calls back when a new calendar day begins at the shop; returns a function that stops this. */
export function watchShopDay(clock: Clock, onNewDay: () => void): () => void {
  let day = toShopDate(clock.now());
  const timer = setInterval(() => {
    const today = toShopDate(clock.now());
    if (today === day) return;
    day = today;
    onNewDay();
  }, checkEveryMs).unref();
  return () => clearInterval(timer);
}
