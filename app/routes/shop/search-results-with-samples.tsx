import type { StyleListItem } from "~/domains/catalog/style-index/indexed-style";
import { CardSampleButton } from "~/domains/samples/add-sample/card-sample-button";
import { SearchResultsView } from "~/domains/search/search-results-view";
import type { SearchResults } from "~/domains/search/search-shop.server";

type SearchResultsProps = {
  readonly results: SearchResults;
  readonly popularSearches: readonly string[];
  readonly headingLevel: "h1" | "h2";
};

const renderSample = (style: StyleListItem) => <CardSampleButton style={style} />;

/** Search results with a sample button on each style card. */
export function SearchResultsWithSamples(props: SearchResultsProps) {
  return <SearchResultsView {...props} renderSample={renderSample} />;
}
