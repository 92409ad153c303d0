import type { SanityClient } from "sanity";

const published = `_type == "estimatorTemplate" && !(_id in path("drafts.**"))`;
/** By reference, or by the book's usual name (EST-002). */
const usesBook = `priceTemplate._ref == $bookId || (!defined(priceTemplate) && $name == "data/estimator-pricing.json")`;
const usualRows = `*[_type == "priceBook" && name == "data/estimator-pricing.json"][0].rows`;

/** GROQ: the published estimator that is reckoned with this book, else the first there is, with the prices it has today. */
const estimatorQuery = `coalesce(
  *[${published} && (${usesBook})][0]{"template": @, "isUsed": true},
  *[${published}] | order(_createdAt asc)[0]{"template": @, "isUsed": false, "rowsNow": coalesce(priceTemplate->rows, ${usualRows})}
)`;

/** The estimator whose answers a book prices. */
export type EstimatorOfBook = {
  readonly template: unknown;
  /** Whether the shop reckons with the book: one that is prepared for later is shown with another's questions. */
  readonly isUsed: boolean;
  /** Of a book that is not used: what the estimator reckons with today. */
  readonly rowsNow?: unknown;
};

/** Where no estimator is published, an empty one. */
export async function estimatorOfBook(
  client: Pick<SanityClient, "fetch">,
  bookId: string,
  name: string,
): Promise<EstimatorOfBook> {
  const found = await client.fetch<EstimatorOfBook | null>(estimatorQuery, { bookId, name });
  return found ?? { template: {}, isUsed: false };
}
