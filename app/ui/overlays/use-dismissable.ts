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
    const press = (event: PointerEvent) => {
      if (isOutside(event.target)) close();
    };
    const focus = (event: FocusEvent) => {
      if (isOutside(event.target)) close();
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      close();
      button.current?.focus();
    };
    document.addEventListener("pointerdown", press);
    document.addEventListener("focusin", focus);
    document.addEventListener("keydown", key);
    return () => {
      document.removeEventListener("pointerdown", press);
      document.removeEventListener("focusin", focus);
      document.removeEventListener("keydown", key);
    };
  }, [open, close, root, button]);
}
