import { useEffect, useRef } from "react";
import { stringToPath, useFormCallbacks } from "sanity";
import { usePaneRouter } from "sanity/structure";

/**
 * Opens the tab that contains the field of the URL. The Studio does this only in a form that is already open (sanity
 * 5.31, `syncPathFromUrl`).
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
