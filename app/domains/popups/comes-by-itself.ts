import { earliestMs, wasDismissed } from "./popup";
import type { Popup } from "./popup.schema";
import { watchTriggers } from "./watch-trigger";

/** Fires once a trigger did, the visit is old enough, and no other window stands open. */
export function comesByItself(popup: Popup, show: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tryIt = () => {
    const early = earliestMs(popup) - performance.now();
    if (early > 0) timer = setTimeout(tryIt, early);
    else if (isBusy()) timer = setTimeout(tryIt, lookAgainMs);
    else if (!wasDismissed(popup, document.cookie)) show();
  };
  const stop = watchTriggers(popup, tryIt);
  return () => {
    stop();
    clearTimeout(timer);
  };
}

const lookAgainMs = 1_000;

/** The visitor has another window open, or is writing something. */
function isBusy(): boolean {
  return document.querySelector("dialog[open]") !== null || document.activeElement?.matches(fields) === true;
}
const fields = "input, textarea, select, [contenteditable]";
