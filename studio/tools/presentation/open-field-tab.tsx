import { useEffect, useRef } from "react";
import { stringToPath, useFormCallbacks } from "sanity";
import { usePaneRouter } from "sanity/structure";

/**
 * A form that is opened at one of its fields shows it, also behind a tab that is not the first: the Studio by itself
 * turns to it in a form that stands open already, and forgets it in one that is only opening (sanity 5.31,
 * `syncPathFromUrl`).
 */
export function OpenFieldTab() {
  const { onPathOpen } = useFormCallbacks();
  const opening = useRef(usePaneRouter().params?.path);
  useEffect(() => {
    if (opening.current) onPathOpen(stringToPath(opening.current));
    opening.current = undefined;
  }, [onPathOpen]);
  return null;
}
