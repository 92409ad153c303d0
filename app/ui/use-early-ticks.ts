import { type RefObject, useEffect, useRef } from "react";

/**
 * Tells, once the page is alive, which boxes and radios inside `container` the visitor ticked before the script arrived:
 * the browser kept them, React's state knows nothing of them.
 */
export function useEarlyTicks(
  container: RefObject<HTMLElement | null>,
  take: (values: readonly string[]) => void,
): void {
  const taken = useRef(false);
  useEffect(() => {
    if (taken.current) return;
    taken.current = true;
    const ticked = container.current?.querySelectorAll<HTMLInputElement>("input:checked") ?? [];
    const early = [...ticked].filter((input) => !input.defaultChecked).map((input) => input.value);
    if (early.length > 0) take(early);
  }, [container, take]);
}
