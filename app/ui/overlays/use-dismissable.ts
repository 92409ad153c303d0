import { type RefObject, useEffect } from "react";

/**
 * Closes a disclosure on Escape, on a click outside, and when the focus leaves it (APG: disclosure). Escape
 * returns the focus to the button.
 */
export function useDismissable(
  open: boolean,
  close: () => void,
  {
    root,
    button,
  }: { readonly root: RefObject<HTMLElement | null>; readonly button: RefObject<HTMLElement | null> },
): void {
  useEffect(() => {
    if (!open) return;
    const isOutside = (target: EventTarget | null) =>
      target instanceof Node && !root.current?.contains(target);
    const closeOnPointerDown = (event: PointerEvent) => {
      if (isOutside(event.target)) close();
    };
    const closeOnFocus = (event: FocusEvent) => {
      if (isOutside(event.target)) close();
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      close();
      button.current?.focus();
    };
    document.addEventListener("pointerdown", closeOnPointerDown);
    document.addEventListener("focusin", closeOnFocus);
    document.addEventListener("keydown", closeOnEscape);
    return () => {
      document.removeEventListener("pointerdown", closeOnPointerDown);
      document.removeEventListener("focusin", closeOnFocus);
      document.removeEventListener("keydown", closeOnEscape);
    };
  }, [open, close, root, button]);
}
