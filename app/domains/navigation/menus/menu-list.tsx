import { useLocation } from "@remix-run/react";
import { useId } from "react";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { getContactItems } from "../contact-item";
import { ContactList } from "../contact-list";
import { getDeviceClassNames } from "../device-class";
import type { MenuItem, MenuLink, Shell } from "../navigation.schema";
import { getDataAttributes, getMenuEntryIcon, getMenuEntryVariant } from "./menu-entry";

/** All header entries as an accordion, and the shop's contact data. */
export function MenuList({ shell }: { readonly shell: Shell }) {
  const { pathname } = useLocation();
  const group = useId();
  return (
    <nav aria-label="Menu">
      <ul>
        {shell.navigation.header.map((item) => (
          <li
            key={item._key}
            className={classNames("border-b border-line", getDeviceClassNames(item.devices))}
          >
            {item.type === "link" ? (
              <Link
                to={item.path ?? "/"}
                variant="plain"
                aria-current={item.path === pathname ? "page" : undefined}
                className="flex items-center gap-3 py-4 font-display text-h3 current:text-pine"
                {...getDataAttributes(item)}
              >
                {getMenuEntryVariant(item) === "icon" ? <Icon name={getMenuEntryIcon(item)} /> : null}
                {item.text}
              </Link>
            ) : (
              <FoldedEntry item={item} group={group} />
            )}
          </li>
        ))}
      </ul>
      <div className="py-8">
        <ContactList items={getContactItems(shell.site)} />
      </div>
    </nav>
  );
}

function FoldedEntry({ item, group }: { readonly item: MenuItem; readonly group: string }) {
  const all = item.path ? { text: `All of ${item.text}`, path: item.path } : undefined;
  return (
    <details name={group} className="fold group">
      <summary className="flex items-center justify-between py-4 font-display text-h3">
        {item.text}
        <Icon name="plus" className="transition-transform group-open:rotate-45" />
      </summary>
      <div className="flex flex-col gap-6 pb-7 ps-4">
        {item.type === "submenu" ? <Links links={item.submenu} /> : null}
        {item.menuGroups.map((menuGroup) => (
          <div key={menuGroup._key}>
            <p className="eyebrow mb-2 text-ink-soft">{menuGroup.title}</p>
            <Links links={menuGroup.items} />
          </div>
        ))}
        {all ? <Links links={[all]} /> : null}
      </div>
    </details>
  );
}

function Links({ links }: { readonly links: readonly MenuLink[] }) {
  return (
    <ul>
      {links.map((link) => (
        <li key={link.path + link.text}>
          <Link to={link.path} variant="plain" className="block py-2.5">
            {link.text}
          </Link>
        </li>
      ))}
    </ul>
  );
}
