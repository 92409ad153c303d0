import type { SanityClient } from "sanity";

const published = `_type == "estimatorTemplate" && !(_id in path("drafts.**"))`;
/** GROQ: the estimator uses the book by reference, or by the default name (EST-002). */
const usesBook = `priceTemplate._ref == $bookId || (!defined(priceTemplate) && $name == "data/estimator-pricing.json")`;
const usualRows = `*[_type == "priceBook" && name == "data/estimator-pricing.json"][0].rows`;

/** GROQ: the published estimator that uses this book, else the first one with its current prices. */
const estimatorQuery = `coalesce(
  *[${published} && (${usesBook})][0]{"template": @, "isUsed": true},
  *[${published}] | order(_createdAt asc)[0]{"template": @, "isUsed": false, "rowsNow": coalesce(priceTemplate->rows, ${usualRows})}
)`;

/** The estimator for which a book has prices. */
export type EstimatorOfBook = {
  readonly template: unknown;
  /** True if the estimator uses the book. An unused book is shown with the first estimator's questions. */
  readonly isUsed: boolean;
  /** The estimator's current prices, for an unused book. */
  readonly rowsNow?: unknown;
};

/** Returns an empty estimator if none is published. */
export async function findEstimatorOfBook(
  client: Pick<SanityClient, "fetch">,
  bookId: string,
  name: string,
): Promise<EstimatorOfBook> {
  const estimator = await client.fetch<EstimatorOfBook | null>(estimatorQuery, { bookId, name });
  return estimator ?? { template: {}, isUsed: false };
}
