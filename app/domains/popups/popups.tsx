import { useCallback, useEffect, useState } from "react";
import { comesByItself } from "./comes-by-itself";
import { dismissalCookie, wasDismissed } from "./popup";
import type { Popup } from "./popup.schema";
import { PopupWindow } from "./popup-window";
import { watchPresses } from "./watch-trigger";

export type PopupsProps = { readonly popups: readonly Popup[] };

type Shown = { readonly shown: Popup | undefined; readonly isOpen: boolean };

/** Waits for what brings a popup and shows one at a time. */
export function Popups({ popups }: PopupsProps) {
  const [{ shown, isOpen }, setState] = useState<Shown>({ shown: undefined, isOpen: false });
  useEffect(() => watchPresses(popups, (popup) => setState({ shown: popup, isOpen: true })), [popups]);
  useEffect(() => {
    const stops = popups
      .filter((popup) => !wasDismissed(popup, document.cookie))
      .map((popup) => comesByItself(popup, () => setState({ shown: popup, isOpen: true })));
    return () => {
      for (const stop of stops) stop();
    };
  }, [popups]);
  const close = useCallback(() => {
    if (shown) remember(shown);
    // It stays where it is, closed: the window gives the focus back, and has time to go.
    setState((state) => ({ ...state, isOpen: false }));
  }, [shown]);
  return shown ? <PopupWindow key={shown.name} popup={shown} isOpen={isOpen} onClose={close} /> : null;
}

function remember(popup: Popup): void {
  const isSecure = window.location.protocol === "https:";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari
  document.cookie = dismissalCookie(popup, { isSecure });
}
