import { useCallback, useEffect, useState } from "react";
import { createDismissalCookie, wasDismissed } from "./popup";
import type { Popup } from "./popup.schema";
import { PopupWindow } from "./popup-window";
import { schedulePopup } from "./schedule-popup";
import { watchPopupLinks } from "./watch-triggers";

export type PopupsProps = { readonly popups: readonly Popup[] };

type ShownPopup = { readonly popup: Popup | undefined; readonly isOpen: boolean };

/** Waits for triggers and shows one popup at a time. */
export function Popups({ popups }: PopupsProps) {
  const [{ popup: shownPopup, isOpen }, setState] = useState<ShownPopup>({ popup: undefined, isOpen: false });
  useEffect(() => watchPopupLinks(popups, (popup) => setState({ popup, isOpen: true })), [popups]);
  useEffect(() => {
    const stops = popups
      .filter((popup) => !wasDismissed(popup, document.cookie))
      .map((popup) => schedulePopup(popup, () => setState({ popup, isOpen: true })));
    return () => {
      for (const stop of stops) stop();
    };
  }, [popups]);
  const close = useCallback(() => {
    if (shownPopup) saveDismissal(shownPopup);
    // The closed dialog stays mounted, so that it can return the focus and fade out.
    setState((state) => ({ ...state, isOpen: false }));
  }, [shownPopup]);
  return shownPopup ? (
    <PopupWindow key={shownPopup.name} popup={shownPopup} isOpen={isOpen} onClose={close} />
  ) : null;
}

function saveDismissal(popup: Popup): void {
  const isSecure = window.location.protocol === "https:";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari
  document.cookie = createDismissalCookie(popup, { isSecure });
}
