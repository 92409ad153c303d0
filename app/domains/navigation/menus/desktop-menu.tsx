import { type KeyboardEvent, type RefObject, useCallback, useEffect, useId, useRef, useState } from "react";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { horizontalKeys, moveFocus } from "~/ui/navigation/arrow-keys";
import { useDismissable } from "~/ui/overlays/use-dismissable";
import { getDeviceClassNames } from "../device-class";
import type { MenuItem } from "../navigation.schema";
import { getDataAttributes } from "./menu-entry";
import { MenuPanel } from "./menu-panel";

const entryClasses =
  "relative flex min-h-11 items-center whitespace-nowrap text-sm font-medium hover:text-pine current:text-pine";

/**
 * NAV-001: a row of entries, dropdowns and mega menus; one open at a time. A change of `path` closes them.
 */
export function DesktopMenu({ items, path }: { readonly items: readonly MenuItem[]; readonly path: string }) {
  const [openKey, setOpenKey] = useState<string | null>(null);
  const close = useCallback(() => setOpenKey(null), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation closes the open menu
  useEffect(close, [path]);
  return (
    <nav aria-label="Main" className="hidden xl:block">
      <ul className="flex items-center gap-8 2xl:gap-10" onKeyDown={handleBarKeys}>
        {items.map((item) => (
          <li key={item._key} className={getDeviceClassNames(item.devices)}>
            {item.type === "link" ? (
              <Link
                to={item.path ?? "/"}
                variant="plain"
                aria-current={getAriaCurrent(item, path)}
                className={entryClasses}
                {...getDataAttributes(item)}
              >
                {item.text}
              </Link>
            ) : (
              <OpeningEntry
                item={item}
                path={path}
                open={openKey === item._key}
                setOpen={(open) => setOpenKey((key) => (open ? item._key : key === item._key ? null : key))}
              />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

type OpeningEntryProps = {
  readonly item: MenuItem;
  readonly path: string;
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
};

const hoverOpensAfterMs = 90;
const hoverClosesAfterMs = 220;

/** A link with a disclosure button (APG). Hovering opens the panel, too. */
function OpeningEntry({ item, path, open, setOpen }: OpeningEntryProps) {
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const close = useCallback(() => setOpen(false), [setOpen]);
  useDismissable(open, close, { root, button });
  const hover = useOpenOnHover(root, setOpen);
  return (
    <div
      ref={root}
      onPointerEnter={hover.onPointerEnter}
      onPointerLeave={hover.onPointerLeave}
      className="menu-entry group/entry flex items-center"
    >
      {item.path ? (
        <Link
          to={item.path}
          variant="plain"
          aria-current={getAriaCurrent(item, path)}
          className={entryClasses}
          {...getDataAttributes(item)}
        >
          {item.text}
        </Link>
      ) : null}
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={panelId}
        aria-label={item.path ? `More in ${item.text}` : undefined}
        onClick={() => {
          hover.cancel();
          setOpen(!open);
        }}
        onKeyDown={(event) => handlePanelKeys(event, open, setOpen, panelId)}
        // Without script CSS opens the panel on hover and focus (base.css).
        className={classNames(entryClasses, "-me-2 gap-1.5 px-1.5", item.path && "needs-script")}
      >
        {item.path ? null : item.text}
        <Icon
          name="chevron-down"
          size="small"
          className={classNames("transition-transform", open && "rotate-180")}
        />
      </button>
      <MenuPanel id={panelId} item={item} open={open} />
    </div>
  );
}

/**
 * Opens the panel after a short hover and closes it shortly after leaving; `cancel` cancels a pending
 * change.
 */
function useOpenOnHover(root: RefObject<HTMLElement | null>, setOpen: (open: boolean) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = () => clearTimeout(timer.current);
  // Before hydration CSS has opened the panel below the pointer; it stays open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the entry is hydrated
  useEffect(() => {
    // Runs after the menu's effect, which closes all entries on page load.
    if (root.current?.matches(":hover")) timer.current = setTimeout(() => setOpen(true), 0);
    return cancel;
  }, []);
  const setSoon = (next: boolean) => (event: { pointerType: string }) => {
    if (event.pointerType !== "mouse") return;
    cancel();
    timer.current = setTimeout(() => setOpen(next), next ? hoverOpensAfterMs : hoverClosesAfterMs);
  };
  return { onPointerEnter: setSoon(true), onPointerLeave: setSoon(false), cancel };
}

function getAriaCurrent(item: MenuItem, path: string): "page" | undefined {
  return item.path === path ? "page" : undefined;
}

/** Moves along the bar by left and right arrow keys, but not inside an open panel. */
function handleBarKeys(event: KeyboardEvent<HTMLElement>) {
  const inPanel = event.target instanceof Element && event.target.closest("[data-panel]");
  if (!inPanel && (event.key === "ArrowLeft" || event.key === "ArrowRight")) moveFocus(event, horizontalKeys);
}

/** Opens the panel on arrow down and focuses its first link. */
function handlePanelKeys(
  event: KeyboardEvent,
  open: boolean,
  setOpen: (open: boolean) => void,
  panelId: string,
) {
  if (event.key !== "ArrowDown") return;
  event.preventDefault();
  if (!open) setOpen(true);
  requestAnimationFrame(() =>
    document.getElementById(panelId)?.querySelector<HTMLElement>("a[href]")?.focus(),
  );
}
