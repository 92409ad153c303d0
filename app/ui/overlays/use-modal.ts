import { type MouseEvent, type SyntheticEvent, useEffect, useRef } from "react";

/**
 * Ties a native `<dialog>` to an `open` flag. `showModal` makes the rest inert, moves the focus in, and gives it back
 * on closing; Escape and a press on the backdrop ask the owner to close.
 */
export function useModal(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (open && !dialog.open) {
      // Pressed before React took the page over: the browser has opened it as a popover.
      if (dialog.hasAttribute("popover") && dialog.matches(":popover-open")) dialog.hidePopover();
      dialog.showModal();
    }
    if (!open && dialog.open) dialog.close();
  }, [open]);
  return {
    ref,
    onCancel: (event: SyntheticEvent) => {
      if (event.target !== ref.current) return;
      event.preventDefault();
      onClose();
    },
    onClick: (event: MouseEvent) => {
      if (event.target === ref.current) onClose();
    },
  };
}
