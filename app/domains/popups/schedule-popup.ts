import { getEarliestMs, wasDismissed } from "./popup";
import type { Popup } from "./popup.schema";
import { watchTriggers } from "./watch-triggers";

/** Fires once a trigger did, the visit is old enough, and no other window stands open. */
export function schedulePopup(popup: Popup, show: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const showWhenAllowed = () => {
    const early = getEarliestMs(popup) - performance.now();
    if (early > 0) timer = setTimeout(showWhenAllowed, early);
    else if (isVisitorBusy()) timer = setTimeout(showWhenAllowed, retryMs);
    else if (!wasDismissed(popup, document.cookie)) show();
  };
  const stop = watchTriggers(popup, showWhenAllowed);
  return () => {
    stop();
    clearTimeout(timer);
  };
}

const retryMs = 1_000;

/** The visitor has another window open, or is writing something. */
function isVisitorBusy(): boolean {
  return (
    document.querySelector("dialog[open]") !== null || document.activeElement?.matches(inputSelector) === true
  );
}
const inputSelector = "input, textarea, select, [contenteditable]";
