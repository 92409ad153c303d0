import { type MouseEvent, type ReactNode, useEffect, useId } from "react";
import { Icon } from "~/ui/icon";
import { useModal } from "~/ui/overlays/use-modal";
import { lazyPart } from "~/ui/runtime/lazy-part";
import { useKeyedState } from "~/ui/runtime/use-keyed-state";
import type { Shell } from "../navigation.schema";

const MenuList = lazyPart(async () => (await import("./menu-list")).MenuList);

/** React 18 has no types for popover attributes but renders them. */
const popoverAttributes = { popover: "auto" };

type MobileMenuProps = {
  readonly shell: Shell;
  readonly path: string;
  /** Content below the list. */
  readonly footer: ReactNode;
};

/**
 * NAV-002: a slide-out menu with one open submenu; a click on the overlay closes it. Without script it is a
 * native popover.
 */
export function MobileMenu({ shell, path, footer }: MobileMenuProps) {
  // A new page closes the menu.
  const [open, setOpen] = useKeyedState(false, path);
  const id = useId();
  const modal = useModal(open, () => setOpen(false));
  // A click before hydration has opened the menu as a native popover.
  useEffect(() => {
    if (modal.ref.current?.matches(":popover-open")) setOpen(true);
  }, [modal.ref, setOpen]);
  const closeOnFollow = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest("a")) setOpen(false);
  };
  return (
    <div className="xl:hidden">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        aria-label="Open menu"
        {...{ popovertarget: id }}
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
        className="target -ms-2.5 flex items-center justify-center hover:text-pine"
      >
        <Icon name="menu" size="large" />
      </button>
      <dialog {...modal} {...popoverAttributes} id={id} aria-label="Menu" className="sheet sheet-left">
        <div className="flex h-header shrink-0 items-center justify-between border-b border-line ps-gutter pe-3">
          <p className="eyebrow text-ink-soft">Menu</p>
          <button
            type="button"
            aria-label="Close menu"
            {...{ popovertarget: id, popovertargetaction: "hide" }}
            onClick={(event) => {
              event.preventDefault();
              setOpen(false);
            }}
            className="target flex items-center justify-center hover:text-pine"
          >
            <Icon name="close" size="large" />
          </button>
        </div>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link followed by key clicks, too */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the links inside take the focus */}
        <div onClick={closeOnFollow} className="flex-1 overflow-y-auto overscroll-contain px-gutter">
          <MenuList shell={shell} />
          <div className="py-5">{footer}</div>
        </div>
      </dialog>
    </div>
  );
}
