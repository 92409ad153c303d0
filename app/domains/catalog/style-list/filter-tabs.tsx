import { useRef } from "react";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { filterTitles } from "../style-index/style-facets";
import type { FilterGroup } from "./list-parameters";
import { setFilterValues, toListUrl } from "./list-query";
import type { StyleList } from "./list-styles";
import { useScrollEnds } from "./use-scroll-ends";

/** The scroll distance of the previous and next buttons, in pixels (CAT-021). */
const scrollStepPx = 200;
const allTitle = "All";

type FilterTabsProps = {
  readonly path: string;
  readonly list: StyleList;
  readonly group: FilterGroup;
  readonly layout: "filter-tabs-v1" | "filter-tabs-v2" | "filter-tabs-v3";
  readonly overflow: "wrap" | "scroll" | "buttons";
  readonly hasAll: boolean;
};

/** Underlined links, pills, or boxes with a count (CAT-020). */
const layoutClassNames = {
  "filter-tabs-v1": {
    row: "gap-x-8 border-b border-line",
    tab: "min-h-12 border-b-2 border-transparent text-sm font-medium text-ink-soft hover:text-ink current:border-pine current:text-ink",
  },
  "filter-tabs-v2": {
    row: "gap-2",
    tab: "min-h-11 rounded-full border border-line-strong px-5 text-sm hover:border-ink current:border-ink current:bg-ink current:text-paper",
  },
  "filter-tabs-v3": {
    row: "gap-3",
    tab: "min-h-16 min-w-32 flex-col items-start justify-center border border-line px-4 hover:border-ink current:border-pine current:bg-paper-deep",
  },
} as const;

/** The options of one filter group as linked tabs; a tab starts at the first page (CAT-022). */
export function FilterTabs({ path, list, group, layout, overflow, hasAll }: FilterTabsProps) {
  const row = useRef<HTMLUListElement>(null);
  const { isAtStart, isAtEnd } = useScrollEnds(row);
  const isOverflowing = !(isAtStart && isAtEnd);
  const layoutClasses = layoutClassNames[layout];
  const options = list.options[group];
  const chosen = list.query.chosen[group];
  const toHref = (values: readonly string[]) => toListUrl(path, setFilterValues(list.query, group, values));
  const move = (by: number) => row.current?.scrollBy({ left: by, behavior: "smooth" });
  return (
    <nav aria-label={filterTitles[group]} className="no-print mb-10 flex items-center gap-2">
      {overflow === "buttons" ? (
        <StepButton
          label="Previous tabs"
          icon="chevron-left"
          isHidden={!isOverflowing}
          isDisabled={isAtStart}
          onPress={() => move(-scrollStepPx)}
        />
      ) : null}
      <ul
        ref={row}
        data-layout={layout}
        data-overflow={overflow}
        className={classNames(
          "flex min-w-0 flex-1",
          overflow === "wrap" ? "flex-wrap" : "scrollbar-none relative overflow-x-auto",
          layoutClasses.row,
        )}
      >
        {hasAll ? (
          <Tab
            to={toHref([])}
            title={allTitle}
            isCurrent={chosen.length === 0}
            tabClassName={layoutClasses.tab}
          />
        ) : null}
        {options.map(({ value, label, count }) => (
          <Tab
            key={value}
            to={count === 0 && !chosen.includes(value) ? null : toHref([value])}
            title={label}
            count={layout === "filter-tabs-v3" ? count : undefined}
            isCurrent={chosen.length === 1 && chosen[0] === value}
            tabClassName={layoutClasses.tab}
          />
        ))}
      </ul>
      {overflow === "buttons" ? (
        <StepButton
          label="Next tabs"
          icon="chevron-right"
          isHidden={!isOverflowing}
          isDisabled={isAtEnd}
          onPress={() => move(scrollStepPx)}
        />
      ) : null}
    </nav>
  );
}

type TabProps = {
  /** Null if the result would be empty. */
  readonly to: string | null;
  readonly title: string;
  readonly count?: number | undefined;
  readonly isCurrent: boolean;
  readonly tabClassName: string;
};

function Tab({ to, title, count, isCurrent, tabClassName }: TabProps) {
  if (to === null)
    return <EmptyTab title={title} hasCount={count !== undefined} tabClassName={tabClassName} />;
  return (
    <li className="shrink-0">
      <Link
        to={to}
        variant="plain"
        preventScrollReset
        aria-current={isCurrent ? "page" : undefined}
        className={classNames("flex min-w-11 items-center justify-center whitespace-nowrap", tabClassName)}
      >
        {title}
        {count === undefined ? null : (
          <span className="text-xs text-ink-soft">{count === 1 ? "1 style" : `${count} styles`}</span>
        )}
      </Link>
    </li>
  );
}

/** An option without results; it is visible but not a link. */
function EmptyTab({
  title,
  hasCount,
  tabClassName,
}: Pick<TabProps, "title" | "tabClassName"> & { readonly hasCount: boolean }) {
  return (
    <li className="shrink-0">
      <span
        aria-disabled="true"
        className={classNames(
          "pointer-events-none flex items-center whitespace-nowrap opacity-50",
          tabClassName,
        )}
      >
        {title}
        <span className={hasCount ? "text-xs text-ink-soft" : "sr-only"}>
          {hasCount ? "0 styles" : ": 0 styles"}
        </span>
      </span>
    </li>
  );
}

type StepButtonProps = {
  readonly label: string;
  readonly icon: "chevron-left" | "chevron-right";
  /** Hidden buttons keep their place, so that the tabs do not move. */
  readonly isHidden: boolean;
  readonly isDisabled: boolean;
  readonly onPress: () => void;
};

/** Keeps the focus when it becomes disabled at an end. */
function StepButton({ label, icon, isHidden, isDisabled, onPress }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isDisabled || undefined}
      onClick={isDisabled ? undefined : onPress}
      className={classNames(
        "needs-script target flex shrink-0 items-center justify-center hover:text-pine aria-disabled:text-line-strong",
        isHidden && "invisible",
      )}
    >
      <Icon name={icon} />
    </button>
  );
}
