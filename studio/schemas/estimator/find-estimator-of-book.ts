import type { SanityClient } from "sanity";
import { defaultPriceBook, priceBookInUse } from "../../../app/domains/estimator/price-book-in-use";
import { toShopDate } from "../../../app/kernel/time/dates";

const published = `_type == "estimatorTemplate" && !(_id in path("drafts.**"))`;
/** GROQ: the estimator names the book, or has it by the default name (EST-002). */
const namesBook = `priceTemplate._ref == $bookId || (!defined(priceTemplate) && $name == $defaultBook)`;

/** GROQ: the published estimator that names this book, else the first one; with the book that it uses today. */
const estimatorQuery = `coalesce(
  *[${published} && (${namesBook})][0]{"template": @, "isNamed": true, "bookInUse": ${priceBookInUse}{_id, rows}},
  *[${published}] | order(_createdAt asc)[0]{"template": @, "isNamed": false, "bookInUse": ${priceBookInUse}{_id, rows}}
)`;

type FoundEstimator = {
  readonly template: unknown;
  readonly isNamed: boolean;
  readonly bookInUse: { readonly _id: string; readonly rows?: unknown } | null;
};

/** The estimator for which a book has prices. */
export type EstimatorOfBook = {
  readonly template: unknown;
  /** True if the estimator uses the book today. */
  readonly isInUse: boolean;
  /** True if the book must be complete: the estimator uses it, names it, or will use it from its date. */
  readonly isPlanned: boolean;
  /** The prices that the estimator uses today. */
  readonly rowsInUse?: unknown;
};

/** The fields of a book that decide whether the estimator uses it; as in the form, for a draft. */
export type BookIdentity = {
  readonly id: string;
  readonly name: string;
  /** The day from which the book is valid, '2026-12-01'; undefined without a date. */
  readonly validFrom: string | undefined;
};

/** Finds the estimator that a book has prices for; an empty estimator if none is published. */
export async function findEstimatorOfBook(
  client: Pick<SanityClient, "fetch">,
  { id, name, validFrom }: BookIdentity,
  now: Date,
): Promise<EstimatorOfBook> {
  const params = { bookId: id, name, defaultBook: defaultPriceBook, today: toShopDate(now) };
  const found = await client.fetch<FoundEstimator | null>(estimatorQuery, params);
  if (!found) return { template: {}, isInUse: false, isPlanned: false };
  const { template, isNamed, bookInUse } = found;
  const isInUse = bookInUse?._id === id;
  const isPlanned = isInUse || isNamed || validFrom !== undefined;
  return { template, isInUse, isPlanned, rowsInUse: bookInUse?.rows };
}

/** Returns the day of a date field; undefined when the field is empty. */
export function toDay(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}
