import { useLocation } from "@remix-run/react";
import { type ComponentType, useEffect, useState } from "react";
import type { Popup } from "./popup.schema";
import type { PopupsProps } from "./popups";
import { getPopupsOnPath } from "./popups-on-path";

/** The place of the popups: their script is fetched only on a page that has one, and only once it is alive. */
export function PopupArea({ popups }: { readonly popups: readonly Popup[] }) {
  const { pathname } = useLocation();
  const here = getPopupsOnPath(popups, pathname);
  const isNeeded = here.length > 0;
  const [Popups, setPopups] = useState<ComponentType<PopupsProps>>();
  useEffect(() => {
    if (!isNeeded) return;
    // A visitor without connection sees no popup, and misses nothing.
    void import("./popups").then((part) => setPopups(() => part.Popups)).catch(() => undefined);
  }, [isNeeded]);
  return Popups && isNeeded ? <Popups key={pathname} popups={here} /> : null;
}
