import { Link } from "@remix-run/react";
import { classNames } from "../class-names";
import { Icon } from "../icon";

export type Crumb = { readonly text: string; readonly url?: string | undefined };

/** The path to the current page; the last item is the page itself. */
export function Breadcrumb({ items }: { readonly items: readonly Crumb[] }) {
  if (items.length === 0) return null;
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap items-center gap-x-1.5 gap-y-1 text-sm text-ink-soft">
        {items.map((item, index) => {
          const last = index === items.length - 1;
          return (
            <li
              key={item.text}
              className={classNames("flex items-center gap-1.5", isFarUp(index, items) && "max-md:sr-only")}
            >
              {item.url && !last ? (
                <Link to={item.url} className="touch-target py-1 underline-grow hover:text-ink">
                  {item.text}
                </Link>
              ) : (
                <span aria-current={last ? "page" : undefined} className={last ? "py-1 text-ink" : "py-1"}>
                  {item.text}
                </span>
              )}
              {last ? null : <Icon name="chevron-right" size="small" className="text-ink-faint" />}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** Phones show only the page and its parent. */
function isFarUp(index: number, { length }: readonly Crumb[]): boolean {
  return index < length - 2;
}
