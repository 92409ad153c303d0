import { moveFocus, vertical } from "~/ui/arrow-keys";
import { Link } from "~/ui/link";
import type { MenuItem } from "./navigation.schema";

const sides: Readonly<Record<string, string>> = {
  left: "start-0",
  center: "start-1/2 -translate-x-1/2",
  right: "end-0",
};

/** A short list below its entry; `alignment` says to which side it opens. */
export function SubmenuPanel({
  id,
  item,
  open,
}: {
  readonly id: string;
  readonly item: MenuItem;
  readonly open: boolean;
}) {
  const side = sides[item.alignment ?? "left"] ?? "start-0";
  return (
    <div className="relative self-stretch">
      <ul
        id={id}
        data-panel
        hidden={!open}
        onKeyDown={(event) => moveFocus(event, vertical)}
        className={`absolute top-full z-40 min-w-60 animate-rise border-t-2 border-pine bg-paper py-3 shadow-overlay ${side}`}
      >
        {item.submenu.map((link) => (
          <li key={link.path + link.text}>
            <Link
              to={link.path}
              look="plain"
              className="block whitespace-nowrap px-5 py-2.5 text-sm hover:bg-pine-soft hover:text-pine"
            >
              {link.text}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
