import type { StyleListItem } from "~/domains/catalog/style-index/indexed-style";
import { SampleOfCard } from "~/domains/samples/sample-of-card";
import { SearchResultsView } from "~/domains/search/search-results-view";
import type { SearchResults } from "~/domains/search/search-shop.server";

type FoundProps = { readonly results: SearchResults; readonly headingLevel: "h1" | "h2" };

const renderSample = (style: StyleListItem) => <SampleOfCard style={style} />;

/** What was found, doors with their samples. */
export function FoundWithSamples(found: FoundProps) {
  return <SearchResultsView {...found} renderSample={renderSample} />;
}
