import { Picture } from "~/content/pictures/image";
import { pictureRatios } from "~/content/pictures/picture-ratios";
import { capitalizeAcronyms } from "~/kernel/text/text";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { moveFocus, verticalKeys } from "~/ui/navigation/arrow-keys";
import type { MenuGroup, MenuItem } from "../navigation.schema";

const columnClasses = ["grid-cols-1", "grid-cols-2", "grid-cols-3", "grid-cols-4"] as const;
const defaultColumns = 2;
const pictureRatio = pictureRatios.menu;

/** NAV-004: groups in columns (two by default) beside a picture of 563 by 375 pixels. */
export function MegaPanel({ item }: { readonly item: MenuItem }) {
  const columns = columnClasses[(item.gridItems ?? defaultColumns) - 1] ?? "grid-cols-2";
  return (
    <div className="container-wide grid grid-cols-12 gap-gap py-12">
      <div className={`col-span-7 grid content-start gap-x-gap gap-y-10 ${columns}`}>
        {item.menuGroups.map((group) => (
          <Group key={group._key} group={group} />
        ))}
      </div>
      {item.image ? (
        <figure className="col-span-5">
          <Picture image={item.image} sizes="(min-width: 1640px) 640px, 40vw" ratio={pictureRatio} />
          {item.path ? (
            <figcaption className="mt-4">
              <Link
                to={item.path}
                variant="plain"
                className="inline-flex items-center gap-2.5 py-1 text-sm font-medium underline-grow hover:text-pine"
              >
                {capitalizeAcronyms(`See all ${item.text.toLowerCase()}`)}
                <Icon name="arrow-right" size="small" />
              </Link>
            </figcaption>
          ) : null}
        </figure>
      ) : null}
    </div>
  );
}

function Group({ group }: { readonly group: MenuGroup }) {
  return (
    <div>
      <p className="font-display text-h4 text-ink">
        {group.path ? (
          <Link to={group.path} variant="plain" className="underline-grow hover:text-pine">
            {group.title}
          </Link>
        ) : (
          group.title
        )}
      </p>
      <ul className="mt-4 border-t border-line pt-3" onKeyDown={(event) => moveFocus(event, verticalKeys)}>
        {group.items.map((link) => (
          <li key={link.path + link.text}>
            <Link
              to={link.path}
              variant="plain"
              className="block py-1.5 text-sm text-ink-soft hover:text-pine"
            >
              {link.text}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
