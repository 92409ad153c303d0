import { Link } from "~/ui/link";
import type { MenuItem } from "../navigation.schema";

/** A short list below its entry. */
export function SubmenuPanel({ item }: { readonly item: MenuItem }) {
  return (
    <ul>
      {item.submenu.map((link) => (
        <li key={link.path + link.text}>
          <Link
            to={link.path}
            variant="plain"
            className="block whitespace-nowrap px-5 py-2.5 text-sm hover:bg-pine-soft hover:text-pine"
          >
            {link.text}
          </Link>
        </li>
      ))}
    </ul>
  );
}
