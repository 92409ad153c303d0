import { useLocation } from "@remix-run/react";
import { type ComponentType, useEffect, useState } from "react";
import type { Popup } from "./popup.schema";
import type { PopupsProps } from "./popups";
import { getPopupsOnPath } from "./popups-on-path";

/** Loads the script of popups after hydration, and only on a page that has a popup. */
export function PopupArea({ popups }: { readonly popups: readonly Popup[] }) {
  const { pathname } = useLocation();
  const popupsHere = getPopupsOnPath(popups, pathname);
  const isNeeded = popupsHere.length > 0;
  const [Popups, setPopups] = useState<ComponentType<PopupsProps>>();
  useEffect(() => {
    if (!isNeeded) return;
    // Without a connection the popup is not shown.
    void import("./popups").then((module) => setPopups(() => module.Popups)).catch(() => undefined);
  }, [isNeeded]);
  return Popups && isNeeded ? <Popups key={pathname} popups={popupsHere} /> : null;
}
