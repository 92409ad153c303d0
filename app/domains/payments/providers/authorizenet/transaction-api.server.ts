import { z } from "zod";
import { centsFromDollars } from "~/kernel/money/money";
import { err, ok, type Result } from "~/kernel/result";
import type { ProviderFailure, ProviderResult } from "../../payment-gateway";
import {
  type ApiResponse,
  type AuthorizenetAccess,
  callAuthorizenet,
  joinMessages,
  toProviderFailure,
} from "./authorizenet-api.server";
import { type Transaction, toTransactionResult, transactionSchema } from "./authorizenet-transaction";

const transactionResponse = z.object({
  responseCode: z.coerce.string().nullish(),
  transId: z.coerce.string().nullish(),
  errors: z.array(z.object({ errorCode: z.string(), errorText: z.string() })).nullish(),
  messages: z.array(z.object({ code: z.string(), description: z.string() })).nullish(),
});
/** The response fields of `createTransactionRequest` that the shop reads. */
export const transactionResponseSchema = z.object({ transactionResponse: transactionResponse.nullish() });

/** Returns the error of a transaction: its own messages, else those of the whole response. */
export function toTransactionFailure({
  body: { transactionResponse: transaction },
  messages,
}: ApiResponse<z.infer<typeof transactionResponseSchema>>): ProviderFailure {
  const errors = transaction?.errors ?? [];
  if (errors.length > 0)
    return { code: "refused", message: joinMessages(errors.map(({ errorText }) => errorText)) };
  return toProviderFailure(messages);
}

export async function fetchTransaction(
  access: AuthorizenetAccess,
  transId: string,
): Promise<Result<Transaction, ProviderFailure>> {
  const shape = z.object({ transaction: transactionSchema.nullish() });
  const answer = await callAuthorizenet(access, "getTransactionDetailsRequest", { transId }, shape);
  if (!answer.ok) return answer;
  const { body, messages } = answer.value;
  const { transaction } = body;
  if (transaction && messages.resultCode === "Ok") return ok(transaction);
  return err(
    messages.resultCode === "Error"
      ? toProviderFailure(messages)
      : { code: "no-answer", message: joinMessages([]) },
  );
}

/** Cancels a charge: captured ones cannot be canceled, held and authorized ones are voided. */
export async function cancelCharge(
  access: AuthorizenetAccess,
  ref: string,
): Promise<Result<null, ProviderFailure>> {
  const fetched = await fetchTransaction(access, ref);
  if (!fetched.ok) return fetched;
  const { state, needsCapture, providerStatus } = toTransactionResult(fetched.value, access.live);
  if (state === "declined") return ok(null);
  if (state === "paid") return err({ code: "refused", message: providerStatus });
  if (!needsCapture && state !== "held") return err({ code: "refused", message: providerStatus });
  return discardValue(
    await changeTransaction(access, { transactionType: "voidTransaction", refTransId: ref }),
  );
}

/** Changes a transaction; returns the id of the new transaction, or its own. */
export async function changeTransaction(
  access: AuthorizenetAccess,
  transactionRequest: object,
): Promise<Result<string, ProviderFailure>> {
  const answer = await callAuthorizenet(
    access,
    "createTransactionRequest",
    { transactionRequest },
    transactionResponseSchema,
  );
  if (!answer.ok) return answer;
  const { body, messages } = answer.value;
  const transaction = body.transactionResponse;
  if (messages.resultCode === "Ok" && transaction?.responseCode === "1") return ok(transaction.transId ?? "");
  return err(toTransactionFailure(answer.value));
}

export async function captureCharge(
  access: AuthorizenetAccess,
  ref: string,
): Promise<Result<null, ProviderFailure>> {
  return discardValue(
    await changeTransaction(access, { transactionType: "priorAuthCaptureTransaction", refTransId: ref }),
  );
}

/**
 * Fetches the result of a transaction. For a refund it returns the result of its charge. A charge voided
 * before settlement counts as fully refunded.
 */
export async function fetchTransactionResult(
  access: AuthorizenetAccess,
  ref: string,
): Promise<Result<ProviderResult, ProviderFailure>> {
  const fetched = await fetchTransaction(access, ref);
  if (!fetched.ok) return fetched;
  const { transactionType, transactionStatus, refTransId, transId, authAmount } = fetched.value;
  if (transactionType !== "refundTransaction") {
    const result = toTransactionResult(fetched.value, access.live);
    const isVoided = transactionStatus === "voided";
    const refunds = [{ id: toVoidId(transId), amount: result.amount }];
    return ok(isVoided ? { ...result, refunds } : result);
  }
  const charge = refTransId ? await fetchTransaction(access, refTransId) : null;
  if (!charge) return err({ code: "unknown-ref", message: "a refund of no charge" });
  if (!charge.ok) return charge;
  const refunds = [{ id: transId, amount: centsFromDollars(authAmount) }];
  return ok({ ...toTransactionResult(charge.value, access.live), refunds });
}

/** Returns the id of the refund entry for a void, which has no separate transaction. */
export function toVoidId(transId: string): string {
  return `${transId}-void`;
}

/** Approves or declines a charge held by the account's fraud filters. */
export async function decideHeldCharge(
  access: AuthorizenetAccess,
  ref: string,
  action: "approve" | "decline",
): Promise<Result<null, ProviderFailure>> {
  const heldTransactionRequest = { action, refTransId: ref };
  const answer = await callAuthorizenet(
    access,
    "updateHeldTransactionRequest",
    { heldTransactionRequest },
    transactionResponseSchema,
  );
  if (!answer.ok) return answer;
  return answer.value.messages.resultCode === "Ok" ? ok(null) : err(toTransactionFailure(answer.value));
}

function discardValue(answer: Result<string, ProviderFailure>): Result<null, ProviderFailure> {
  return answer.ok ? ok(null) : answer;
}
