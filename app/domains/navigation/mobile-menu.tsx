import { type ReactNode, useEffect, useId, useState } from "react";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { useModal } from "~/ui/use-modal";
import { deviceClassNames } from "./device-class";
import type { MenuItem, MenuLink } from "./navigation.schema";

type MobileMenuProps = {
  readonly items: readonly MenuItem[];
  readonly path: string;
  /** Stands at the foot of the menu: how to reach the shop. */
  readonly children?: ReactNode;
};

/** NAV-002: a slide-out, open or closed; one submenu open at a time; a press on the overlay closes it. */
export function MobileMenu({ items, path, children }: MobileMenuProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const modal = useModal(open, () => setOpen(false));
  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving at another page closes what led there
  useEffect(() => setOpen(false), [path]);
  return (
    <div className="xl:hidden">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        aria-label="Open menu"
        onClick={() => setOpen(true)}
        className="target -ms-2.5 flex items-center justify-center hover:text-pine"
      >
        <Icon name="menu" size="large" />
      </button>
      <dialog {...modal} id={id} aria-label="Menu" className="sheet sheet-left">
        <div className="flex h-header shrink-0 items-center justify-between border-b border-line ps-gutter pe-3">
          <p className="eyebrow text-ink-soft">Menu</p>
          <button
            type="button"
            aria-label="Close menu"
            onClick={() => setOpen(false)}
            className="target flex items-center justify-center hover:text-pine"
          >
            <Icon name="close" size="large" />
          </button>
        </div>
        <nav aria-label="Menu" className="flex-1 overflow-y-auto overscroll-contain px-gutter">
          <ul>
            {items.map((item) => (
              <li
                key={item._key}
                className={classNames("border-b border-line", deviceClassNames(item.devices))}
              >
                {item.type === "link" ? (
                  <Link
                    to={item.path ?? "/"}
                    look="plain"
                    aria-current={item.path === path ? "page" : undefined}
                    onClick={() => setOpen(false)}
                    className="block py-4 font-display text-h3 current:text-pine"
                  >
                    {item.text}
                  </Link>
                ) : (
                  <FoldedEntry item={item} group={id} onFollow={() => setOpen(false)} />
                )}
              </li>
            ))}
          </ul>
          {children ? <div className="py-8">{children}</div> : null}
        </nav>
      </dialog>
    </div>
  );
}

function FoldedEntry({
  item,
  group,
  onFollow,
}: {
  readonly item: MenuItem;
  readonly group: string;
  readonly onFollow: () => void;
}) {
  const all = item.path ? { text: `All of ${item.text}`, path: item.path } : undefined;
  return (
    <details name={group} className="fold group">
      <summary className="flex items-center justify-between py-4 font-display text-h3">
        {item.text}
        <Icon name="plus" className="transition-transform group-open:rotate-45" />
      </summary>
      <div className="flex flex-col gap-6 pb-7 ps-4">
        {item.type === "submenu" ? <Links links={item.submenu} onFollow={onFollow} /> : null}
        {item.menuGroups.map((menuGroup) => (
          <div key={menuGroup._key}>
            <p className="eyebrow mb-2 text-ink-soft">{menuGroup.title}</p>
            <Links links={menuGroup.items} onFollow={onFollow} />
          </div>
        ))}
        {all ? <Links links={[all]} onFollow={onFollow} /> : null}
      </div>
    </details>
  );
}

function Links({ links, onFollow }: { readonly links: readonly MenuLink[]; readonly onFollow: () => void }) {
  return (
    <ul>
      {links.map((link) => (
        <li key={link.path + link.text}>
          <Link to={link.path} look="plain" onClick={onFollow} className="block py-2.5">
            {link.text}
          </Link>
        </li>
      ))}
    </ul>
  );
}
