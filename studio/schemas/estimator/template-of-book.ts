import type { SanityClient } from "sanity";

/** GROQ: the published estimator that is reckoned with this book, by reference or by the book's usual name (EST-002). */
const templateQuery = `*[_type == "estimatorTemplate" && !(_id in path("drafts.**")) && (
  priceTemplate._ref == $bookId || (!defined(priceTemplate) && $name == "data/estimator-pricing.json")
)][0]`;

/** The estimator whose answers a book prices; an empty one where there is none. */
export async function templateOfBook(
  client: Pick<SanityClient, "fetch">,
  bookId: string,
  name: string,
): Promise<unknown> {
  return (await client.fetch<unknown>(templateQuery, { bookId, name })) ?? {};
}
