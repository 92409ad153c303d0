import { z } from "zod";
import { err, ok, type Result } from "~/kernel/result";
import type { GatewayFailure } from "../../gateway";
import { type AuthorizenetAccess, askAuthorizenet, refusalOf } from "./authorizenet-api.server";

const pageSize = 1000;
const mostPages = 10;
/** Their clock may be behind ours. */
const slackMs = 10 * 60 * 1000;

const summaryShape = z.object({
  transId: z.coerce.string(),
  transactionStatus: z.string(),
  invoiceNumber: z.string().nullish(),
  submitTimeUTC: z.string(),
});
const listShape = z.object({ transactions: z.array(summaryShape).nullish() });

/**
 * The transaction that carries an attempt's short id as its invoice number, among those not settled yet: the provider
 * has no idempotency keys, so this is how a charge is found whose answer was lost. Null: there is none. Of several the
 * one that took money counts.
 */
export async function findCharge(
  access: AuthorizenetAccess,
  shortId: string,
  since: Date,
): Promise<Result<string | null, GatewayFailure>> {
  for (let page = 1; page <= mostPages; page += 1) {
    const answer = await askAuthorizenet(
      access,
      "getUnsettledTransactionListRequest",
      {
        sorting: { orderBy: "submitTimeUTC", orderDescending: true },
        paging: { limit: String(pageSize), offset: String(page) },
      },
      listShape,
    );
    if (!answer.ok) return answer;
    const { body, messages } = answer.value;
    if (messages.resultCode === "Error") return err(refusalOf(messages));
    const rows = body.transactions ?? [];
    const own = rows.filter(({ invoiceNumber }) => invoiceNumber === shortId);
    const found = own.find(({ transactionStatus }) => transactionStatus !== "declined") ?? own[0];
    if (found) return ok(found.transId);
    const oldest = rows.at(-1);
    const isBefore = oldest && new Date(oldest.submitTimeUTC).getTime() < since.getTime() - slackMs;
    if (rows.length < pageSize || isBefore) return ok(null);
  }
  return err({ code: "no-answer", message: "more transactions are unsettled than are searched" });
}
