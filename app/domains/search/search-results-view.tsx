import type { ReactNode } from "react";
import type { StyleListItem } from "~/domains/catalog/style-index/indexed-style";
import { StyleCardView } from "~/domains/catalog/style-list/style-card-view";
import { paths } from "~/kernel/paths";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/feedback/empty-state";
import { Link } from "~/ui/link";
import { Pagination } from "~/ui/navigation/pagination";
import { PopularSearches } from "./popular-searches";
import { formatResultCount, searchMessages } from "./search.messages";
import { SearchField } from "./search-field";
import { groupTitles, type SearchGroup, type SearchItem } from "./search-item";
import { SearchItemPicture } from "./search-item-picture";
import { getSearchPath } from "./search-path";
import type { SearchResults } from "./search-shop.server";

type SearchResultsViewProps = {
  readonly results: SearchResults;
  readonly headingLevel: "h1" | "h2";
  readonly popularSearches: readonly string[];
  readonly renderSample: (style: StyleListItem) => ReactNode;
};

/** The pictures in the first row on a phone load first. */
const firstRow = 2;

/** The search field and the results by type, or a message without results. */
export function SearchResultsView(props: SearchResultsViewProps) {
  const { results, headingLevel: Heading, popularSearches, renderSample } = props;
  const { text, isTooShort, count, styles, page, pages, otherGroups } = results;
  const hasSearched = text !== "" && !isTooShort;
  return (
    <section className="container-wide flex flex-col gap-12 pb-section">
      <SearchField text={text} error={isTooShort ? searchMessages.tooShort : undefined} />
      <Heading className={hasSearched ? "text-h3" : "sr-only"} aria-live="polite">
        {hasSearched ? `${formatResultCount(count)} for “${text}”` : "Search Results"}
      </Heading>
      {hasSearched && count === 0 ? (
        <EmptyState
          title={searchMessages.none}
          text={searchMessages.tryAnother}
          action={<ButtonLink to={paths.kitchenCabinets}>Browse all doors</ButtonLink>}
        />
      ) : null}
      {count === 0 ? <PopularSearches texts={popularSearches} /> : null}
      {styles.length > 0 ? (
        <section aria-labelledby="found-styles" className="flex flex-col gap-8">
          <h2 id="found-styles" className="text-h3">
            {groupTitles.style}
          </h2>
          <ul className="grid grid-cols-2 gap-x-5 gap-y-12 md:grid-cols-3 md:gap-x-8 xl:grid-cols-4">
            {styles.map((style, index) => (
              <li key={style.code} className="flex">
                <StyleCardView
                  style={style}
                  sizes="(min-width: 75rem) 22vw, (min-width: 48rem) 33vw, 50vw"
                  priority={index < firstRow}
                  actions={renderSample(style)}
                />
              </li>
            ))}
          </ul>
          <Pagination
            current={page}
            total={pages}
            label="Pages of results"
            hrefFor={(number) => getSearchPath(text, number)}
          />
        </section>
      ) : null}
      {otherGroups.map((group) => (
        <OtherResults key={group.type} group={group} />
      ))}
    </section>
  );
}

function OtherResults({ group }: { readonly group: SearchGroup }) {
  return (
    <section aria-labelledby={`found-${group.type}`} className="flex flex-col gap-5">
      <h2 id={`found-${group.type}`} className="text-h3">
        {groupTitles[group.type]}
      </h2>
      <ul className="grid gap-x-12 md:grid-cols-2">
        {group.items.map((item) => (
          <li key={`${item.path} ${item.title}`} className="border-t border-line py-5">
            <OtherResult item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OtherResult({ item }: { readonly item: SearchItem }) {
  const { path, title, description } = item;
  return (
    <article className="relative flex gap-5">
      <SearchItemPicture item={item} />
      <div className="flex flex-col gap-1.5">
        <h3 className="text-h4">
          <Link to={path} variant="plain" className="underline-grow after:absolute after:inset-0">
            {title}
          </Link>
        </h3>
        <p className="text-sm text-ink-soft">{description}</p>
      </div>
    </article>
  );
}
