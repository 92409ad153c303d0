import { type CreateLakeOptions, isPublishedId } from "@stile-and-rail/content-lake";
import { recordPriceChanges } from "~/domains/estimator/price-books/record-price-changes.server";

const priceBookType = "priceBook";

/** Adds the published price changes of a content commit to the audit log. */
export const recordCommit: CreateLakeOptions["recordCommit"] = (tx, { authorName, committedAt, changes }) =>
  recordPriceChanges(
    tx,
    changes.filter(
      ({ id, before, after }) => isPublishedId(id) && (after ?? before)?._type === priceBookType,
    ),
    { author: authorName, createdAt: committedAt },
  );
