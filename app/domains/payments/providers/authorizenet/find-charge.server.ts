import { z } from "zod";
import { err, ok, type Result } from "~/kernel/result";
import type { ProviderFailure } from "../../payment-gateway";
import { type AuthorizenetAccess, callAuthorizenet, toProviderFailure } from "./authorizenet-api.server";

const pageSize = 1000;
const maxPages = 10;
/** Their clock may be behind ours. */
const clockSkewMs = 10 * 60 * 1000;

const summarySchema = z.object({
  transId: z.coerce.string(),
  transactionStatus: z.string(),
  invoiceNumber: z.string().nullish(),
  submitTimeUTC: z.string(),
});
const listSchema = z.object({ transactions: z.array(summarySchema).nullish() });

/**
 * The transaction that carries an attempt's short id as its invoice number, among those not settled yet: the provider
 * has no idempotency keys, so this is how a charge is found whose answer was lost. Null: there is none. Of several the
 * one that took money counts.
 */
export async function findChargeByShortId(
  access: AuthorizenetAccess,
  shortId: string,
  since: Date,
): Promise<Result<string | null, ProviderFailure>> {
  for (let page = 1; page <= maxPages; page += 1) {
    const answer = await callAuthorizenet(
      access,
      "getUnsettledTransactionListRequest",
      {
        sorting: { orderBy: "submitTimeUTC", orderDescending: true },
        paging: { limit: String(pageSize), offset: String(page) },
      },
      listSchema,
    );
    if (!answer.ok) return answer;
    const { body, messages } = answer.value;
    if (messages.resultCode === "Error") return err(toProviderFailure(messages));
    const rows = body.transactions ?? [];
    const matches = rows.filter(({ invoiceNumber }) => invoiceNumber === shortId);
    const found = matches.find(({ transactionStatus }) => transactionStatus !== "declined") ?? matches[0];
    if (found) return ok(found.transId);
    const oldest = rows.at(-1);
    const isBefore = oldest && new Date(oldest.submitTimeUTC).getTime() < since.getTime() - clockSkewMs;
    if (rows.length < pageSize || isBefore) return ok(null);
  }
  return err({ code: "no-answer", message: "more transactions are unsettled than are searched" });
}
