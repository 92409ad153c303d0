import { z } from "zod";
import { compareEstimates, draftRowsSchema } from "~/domains/estimator/price-books/compare-estimates.server";
import { listAuditEntries } from "~/domains/staff/audit.server";
import { createRefusal, notFound, type Section, toBodyOrNotFoundReply } from "./back-office-reply.server";

const draftSchema = z.object({ rows: draftRowsSchema });

/** /desk/price-books: compares estimates with the prices of a draft, and returns the price changes of a book. */
export const handlePriceBookRequest: Section = async (services, _staff, id, { method, body }) => {
  if (method === "GET")
    return id
      ? toBodyOrNotFoundReply({ changes: await listAuditEntries(services.db, "price-book", id) })
      : notFound;
  if (id) return notFound;
  const draft = draftSchema.safeParse(body);
  return draft.success
    ? toBodyOrNotFoundReply({ estimates: await compareEstimates(services, draft.data.rows) })
    : createRefusal(422, "Fix the prices that are marked red first.");
};
