import { useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { classNames } from "~/ui/class-names";
import { EmptyState, emptyStateTexts } from "~/ui/feedback/empty-state";
import { Link } from "~/ui/link";
import { ListSearch } from "~/ui/navigation/list-search";
import type { StyleListItem } from "../style-index/indexed-style";
import { ListFilters } from "./list-filters";
import { EarlierPagesLink, StyleListPagination } from "./list-pagination";
import { type FilterGroup, filterGroups } from "./list-parameters";
import {
  clearFiltersAndSearch,
  hasFiltersOrSearch,
  parseListQuery,
  setFilterValues,
  toListUrl,
} from "./list-query";
import { ListSort } from "./list-sort";
import type { PaginationMode, StyleList } from "./list-styles";
import { StyleCardView } from "./style-card-view";

type StyleListViewProps = {
  readonly path: string;
  readonly list: StyleList;
  readonly groups: readonly FilterGroup[];
  readonly hasSearch: boolean;
  readonly mode: PaginationMode;
  readonly headingLevel: "h2" | "h3";
  readonly renderActions: (style: StyleListItem) => ReactNode;
};

/** Filters at the side, active filters as chips above the cards, and the pagination below. */
export function StyleListView(props: StyleListViewProps) {
  const { path, list, groups, hasSearch, mode, headingLevel, renderActions } = props;
  const query = usePendingQuery(path, list);
  const isLoading = query !== list.query;
  return (
    <div className={classNames("grid gap-x-12 gap-y-8", groups.length > 0 && "lg:grid-cols-12")}>
      {groups.length > 0 ? (
        <div className="no-print lg:col-span-3">
          <ListFilters path={path} list={{ ...list, query }} groups={groups} />
        </div>
      ) : null}
      <div className="flex min-w-0 flex-col gap-8 lg:col-span-9 print:gap-4">
        <div className="no-print flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          {hasSearch ? (
            <ListSearch path={path} placeholder="Search door styles" query={query.query} className="grow" />
          ) : null}
          <ListSort path={path} query={query} />
        </div>
        <p role="status" className="text-sm text-ink-soft">
          {list.count === 1 ? "1 door style" : `${list.count} door styles`}
        </p>
        <FilterChips path={path} list={{ ...list, query }} />
        {list.count === 0 ? (
          <EmptyState
            title={emptyStateTexts.noItems}
            text="No doors match all of these filters. Try removing one."
            action={<Link to={toListUrl(path, clearFiltersAndSearch(query))}>Show all door styles</Link>}
          />
        ) : null}
        <EarlierPagesLink path={path} list={list} mode={mode} />
        <ul
          aria-busy={isLoading}
          className={classNames(
            "grid grid-cols-2 gap-x-5 gap-y-12 transition-opacity md:grid-cols-3 md:gap-x-8 print:grid-cols-5 print:gap-y-6",
            isLoading && "opacity-60",
          )}
        >
          {list.styles.map((style) => (
            <li key={style.code} className="flex">
              <StyleCardView
                style={style}
                sizes="(min-width: 75rem) 22vw, (min-width: 48rem) 33vw, 50vw"
                headingLevel={headingLevel}
                actions={renderActions(style)}
              />
            </li>
          ))}
        </ul>
        <StyleListPagination path={path} list={list} mode={mode} />
      </div>
    </div>
  );
}

/** Returns the list query right after a click; the cards follow when they are loaded. */
function usePendingQuery(path: string, list: StyleList) {
  const { location } = useNavigation();
  return location?.pathname === path ? parseListQuery(new URLSearchParams(location.search)) : list.query;
}

type FilterChipsProps = { readonly path: string; readonly list: StyleList };

/** The active filters, each with a link that removes it. */
function FilterChips({ path, list: { query, options } }: FilterChipsProps) {
  if (!hasFiltersOrSearch(query)) return null;
  const chips = filterGroups.flatMap((group) =>
    query.chosen[group].map((value) => ({
      key: `${group}-${value}`,
      label: options[group].find((option) => option.value === value)?.label ?? value,
      rest: setFilterValues(
        query,
        group,
        query.chosen[group].filter((other) => other !== value),
      ),
    })),
  );
  const searchChips = query.query
    ? [{ key: "query", label: `“${query.query}”`, rest: { ...query, query: "", page: 1 } }]
    : [];
  return (
    <ul aria-label="Active filters" className="flex flex-wrap items-center gap-2">
      {[...searchChips, ...chips].map(({ key, label, rest }) => (
        <li key={key}>
          <Link
            to={toListUrl(path, rest)}
            variant="plain"
            preventScrollReset
            className="inline-flex min-h-8 items-center gap-2 rounded-full bg-paper-deep px-3.5 text-sm hover:bg-line print:border print:border-line"
          >
            {label}
            <span aria-hidden="true" className="no-print">
              ×
            </span>
            <span className="sr-only">: remove this filter</span>
          </Link>
        </li>
      ))}
      <li className="no-print">
        <Link to={toListUrl(path, clearFiltersAndSearch(query))} preventScrollReset className="ms-1 text-sm">
          Clear all
        </Link>
      </li>
    </ul>
  );
}
