import type { ReactNode } from "react";
import { classNames } from "../class-names";
import { Icon } from "../icon";
import { Link } from "../link";
import { getPaginationItems } from "./pagination-items";

type PaginationProps = {
  readonly current: number;
  readonly total: number;
  readonly label?: string;
} & (
  | { /** For pages that have a URL. */ readonly hrefFor: (page: number) => string }
  | { /** For pages of a component without a URL. */ readonly onPage: (page: number) => void }
);

const stopLook =
  "flex min-h-11 min-w-9 pointer-coarse:min-w-11 items-center justify-center rounded-sm px-1 sm:min-w-11 sm:px-2 text-sm tabular-nums hover:bg-paper-deep current:bg-ink current:text-paper";

/** Numbered pages (CAT-026). */
export function Pagination({ current, total, label = "Pages", ...target }: PaginationProps) {
  const stops = getPaginationItems(current, total);
  if (stops.length === 0) return null;
  const renderPageLink = (page: number, name: string, content: ReactNode) => {
    const reachable = page >= 1 && page <= total;
    const shared = {
      "aria-label": name,
      "aria-current": page === current ? ("page" as const) : undefined,
      className: classNames(stopLook, !reachable && "invisible"),
    };
    return "hrefFor" in target ? (
      <Link to={target.hrefFor(page)} variant="plain" {...shared}>
        {content}
      </Link>
    ) : (
      <button type="button" onClick={() => target.onPage(page)} {...shared}>
        {content}
      </button>
    );
  };
  return (
    <nav aria-label={label}>
      <p className="paper-only text-center text-sm">{`Page ${current} of ${total}`}</p>
      <ul className="no-print flex flex-wrap items-center justify-center sm:gap-1">
        <li>{renderPageLink(current - 1, "Previous page", <Icon name="arrow-left" size="small" />)}</li>
        {stops.map((stop, index) => (
          <li key={stop === "gap" ? `gap-${stops[index - 1]}` : stop}>
            {stop === "gap" ? (
              <span className="flex min-w-5 justify-center sm:min-w-8 text-ink-faint">…</span>
            ) : (
              renderPageLink(stop, `Page ${stop}`, stop)
            )}
          </li>
        ))}
        <li>{renderPageLink(current + 1, "Next page", <Icon name="arrow-right" size="small" />)}</li>
      </ul>
    </nav>
  );
}
