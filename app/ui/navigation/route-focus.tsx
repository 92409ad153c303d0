import { useLocation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";

/**
 * After a client navigation it moves the focus to the main element and announces the title. Hash links keep
 * the browser's behavior.
 */
export function RouteFocus() {
  const { pathname, hash } = useLocation();
  const arrivedAt = useRef(pathname);
  const [title, setTitle] = useState("");
  useEffect(() => {
    if (arrivedAt.current === pathname) return;
    arrivedAt.current = pathname;
    if (!hash) document.getElementById("main")?.focus({ preventScroll: true });
    setTitle(document.title);
  }, [pathname, hash]);
  return (
    <p role="status" aria-live="polite" className="sr-only">
      {title}
    </p>
  );
}
