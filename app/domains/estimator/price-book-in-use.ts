/** The price book of an estimator that names none (EST-002). */
export const defaultPriceBook = "data/estimator-pricing.json";

const published = `_type == "priceBook" && !(_id in path("drafts.**"))`;
const isValid = "(!defined(validFrom) || validFrom <= $today)";

/**
 * GROQ, in a projection of an estimator: the price book that is valid on `$today`, a day at the shop. The newest book
 * whose date has come replaces the book that the estimator names, and the one with the name `$defaultBook` (EST-002).
 */
export const priceBookInUse = `coalesce(
  *[${published} && validFrom <= $today] | order(validFrom desc, _createdAt desc)[0],
  *[${published} && _id == ^.priceTemplate._ref && ${isValid}][0],
  *[${published} && name == $defaultBook && ${isValid}][0]
)`;
