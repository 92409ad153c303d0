import { z } from "zod";
import { err, ok, type Result } from "~/kernel/result";
import type { ProviderFailure } from "../../payment-gateway";
import { type AuthorizenetAccess, callAuthorizenet, toProviderFailure } from "./authorizenet-api.server";

const pageSize = 1000;
const maxPages = 10;
/** The provider's clock may run behind. */
const clockSkewMs = 10 * 60 * 1000;

const summarySchema = z.object({
  transId: z.coerce.string(),
  transactionStatus: z.string(),
  invoiceNumber: z.string().nullish(),
  submitTimeUTC: z.string(),
});
const listSchema = z.object({ transactions: z.array(summarySchema).nullish() });

/**
 * Finds the unsettled transaction with an attempt's short id as invoice number, or null. The provider has no
 * idempotency keys, so this recovers charges with lost responses. Prefers one that took money.
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
    const match = matches.find(({ transactionStatus }) => transactionStatus !== "declined") ?? matches[0];
    if (match) return ok(match.transId);
    const oldest = rows.at(-1);
    const isBefore = oldest && new Date(oldest.submitTimeUTC).getTime() < since.getTime() - clockSkewMs;
    if (rows.length < pageSize || isBefore) return ok(null);
  }
  return err({ code: "no-answer", message: "more transactions are unsettled than are searched" });
}
