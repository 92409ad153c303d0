import { type CustomValidator, getPublishedId } from "sanity";
import { defaultPriceBook } from "../../../app/domains/estimator/price-book-in-use";
import { toShopDate } from "../../../app/kernel/time/dates";
import { apiVersion } from "../parts/api-version";

/** GROQ: the number of other published books that an estimator can use today. */
const otherValidBooks = `count(*[_type == "priceBook" && _id != $id && (
  validFrom <= $today || (!defined(validFrom) && (
    name == $defaultBook || count(*[_type == "estimatorTemplate" && priceTemplate._ref == ^._id]) > 0
  ))
)])`;

/** Requires that the estimator has another book until a book with a future date becomes valid. */
export const validateValidFrom: CustomValidator<string | undefined> = async (validFrom, context) => {
  const today = toShopDate(new Date());
  if (!validFrom || validFrom <= today) return true;
  const client = context.getClient({ apiVersion }).withConfig({ perspective: "published" });
  const id = getPublishedId(context.document?._id ?? "");
  const others = await client.fetch<number>(otherValidBooks, { id, today, defaultBook: defaultPriceBook });
  return others > 0
    ? true
    : "The estimator would have no prices until then. Another price book must be valid before: without a date, or with one in the past.";
};
