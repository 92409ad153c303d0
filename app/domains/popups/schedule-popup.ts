import { getEarliestMs, wasDismissed } from "./popup";
import type { Popup } from "./popup.schema";
import { watchAutomaticTriggers } from "./watch-triggers";

/**
 * Shows a popup after a trigger, once the visit is old enough, no dialog is open and the visitor is not typing. A
 * dismissed popup is not shown.
 */
export function schedulePopup(popup: Popup, show: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const showWhenAllowed = () => {
    const remainingMs = getEarliestMs(popup) - performance.now();
    if (remainingMs > 0) timer = setTimeout(showWhenAllowed, remainingMs);
    else if (isVisitorBusy()) timer = setTimeout(showWhenAllowed, retryMs);
    else if (!wasDismissed(popup, document.cookie)) show();
  };
  const stop = watchAutomaticTriggers(popup, showWhenAllowed);
  return () => {
    stop();
    clearTimeout(timer);
  };
}

const retryMs = 1_000;

/** Returns whether another dialog is open or the visitor is typing. */
function isVisitorBusy(): boolean {
  return (
    document.querySelector("dialog[open]") !== null || document.activeElement?.matches(inputSelector) === true
  );
}
const inputSelector = "input, textarea, select, [contenteditable]";
