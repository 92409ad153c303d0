import { type MouseEvent, type SyntheticEvent, useEffect, useRef } from "react";

/**
 * Opens and closes a native `<dialog>` by an `open` flag. Escape and a click on the backdrop call `onClose`.
 */
export function useModal(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (open && !dialog.open) {
      // Before hydration the button opened the dialog as a native popover.
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
