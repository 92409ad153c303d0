import { useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { classNames } from "~/ui/class-names";
import { EmptyState, emptyTexts } from "~/ui/empty-state";
import { Link } from "~/ui/link";
import { ListSearch } from "~/ui/list-search";
import { ListFilters } from "./list-filters";
import { type FilterGroup, filterGroups } from "./list-names";
import { EarlierLink, ListPages } from "./list-pages";
import { isNarrowed, listHref, listQueryOf, withChosen, withoutFilters } from "./list-query";
import { ListSort } from "./list-sort";
import type { PaginationMode, StyleList } from "./list-styles";
import type { ShelfStyle } from "./listed-style";
import { StyleCardView } from "./style-card-view";

type StyleListViewProps = {
  readonly path: string;
  readonly list: StyleList;
  readonly groups: readonly FilterGroup[];
  readonly hasSearch: boolean;
  readonly mode: PaginationMode;
  readonly headingLevel: "h2" | "h3";
  readonly renderActions: (style: ShelfStyle) => ReactNode;
};

/** Filters at the side, what is chosen as chips above the cards, and the way on below them. */
export function StyleListView(props: StyleListViewProps) {
  const { path, list, groups, hasSearch, mode, headingLevel, renderActions } = props;
  const asked = useAsked(path, list);
  const isLoading = asked !== list.asked;
  return (
    <div className={classNames("grid gap-x-12 gap-y-8", groups.length > 0 && "lg:grid-cols-12")}>
      {groups.length > 0 ? (
        <div className="no-print lg:col-span-3">
          <ListFilters path={path} list={{ ...list, asked }} groups={groups} />
        </div>
      ) : null}
      <div className="flex min-w-0 flex-col gap-8 lg:col-span-9 print:gap-4">
        <div className="no-print flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          {hasSearch ? (
            <ListSearch path={path} placeholder="Search door styles" query={asked.query} className="grow" />
          ) : null}
          <ListSort path={path} asked={asked} />
        </div>
        <p role="status" className="text-sm text-ink-soft">
          {list.count === 1 ? "1 door style" : `${list.count} door styles`}
        </p>
        <Chips path={path} list={{ ...list, asked }} />
        {list.count === 0 ? (
          <EmptyState
            title={emptyTexts.noItems}
            text="No door fits all of these. Take one of them away."
            action={<Link to={listHref(path, withoutFilters(asked))}>Show all door styles</Link>}
          />
        ) : null}
        <EarlierLink path={path} list={list} mode={mode} />
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
        <ListPages path={path} list={list} mode={mode} />
      </div>
    </div>
  );
}

/** What is asked for, as soon as it is pressed: the cards follow. */
function useAsked(path: string, list: StyleList) {
  const { location } = useNavigation();
  return location?.pathname === path ? listQueryOf(new URLSearchParams(location.search)) : list.asked;
}

type ChipsProps = { readonly path: string; readonly list: StyleList };

/** What is chosen, each with the way to take it away. */
function Chips({ path, list: { asked, options } }: ChipsProps) {
  if (!isNarrowed(asked)) return null;
  const chips = filterGroups.flatMap((group) =>
    asked.chosen[group].map((value) => ({
      key: `${group}-${value}`,
      label: options[group].find((option) => option.value === value)?.label ?? value,
      rest: withChosen(
        asked,
        group,
        asked.chosen[group].filter((other) => other !== value),
      ),
    })),
  );
  const words = asked.query
    ? [{ key: "query", label: `“${asked.query}”`, rest: { ...asked, query: "", page: 1 } }]
    : [];
  return (
    <ul aria-label="Chosen filters" className="flex flex-wrap items-center gap-2">
      {[...words, ...chips].map(({ key, label, rest }) => (
        <li key={key}>
          <Link
            to={listHref(path, rest)}
            look="plain"
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
        <Link to={listHref(path, withoutFilters(asked))} preventScrollReset className="ms-1 text-sm">
          Clear all
        </Link>
      </li>
    </ul>
  );
}
