import { z } from "zod";
import { type Cents, centsFromDollars, decimalOf } from "~/kernel/money";
import { err, ok, type Result } from "~/kernel/result";
import type { GatewayFailure, Outcome } from "../../gateway";
import {
  type ApiAnswer,
  type AuthorizenetAccess,
  askAuthorizenet,
  joined,
  refusalOf,
} from "./authorizenet-api.server";
import { outcomeOfTransaction, type Transaction, transactionShape } from "./authorizenet-transaction";

const transactionResponse = z.object({
  responseCode: z.coerce.string().nullish(),
  transId: z.coerce.string().nullish(),
  errors: z.array(z.object({ errorCode: z.string(), errorText: z.string() })).nullish(),
  messages: z.array(z.object({ code: z.string(), description: z.string() })).nullish(),
});
/** The part of an answer to `createTransactionRequest` this shop reads. */
export const transactionAnswer = z.object({ transactionResponse: transactionResponse.nullish() });

/** Why a transaction was not made: in its own words where it has some, else in those of the whole answer. */
export function refusalOfTransaction({
  body: { transactionResponse: made },
  messages,
}: ApiAnswer<z.infer<typeof transactionAnswer>>): GatewayFailure {
  const errors = made?.errors ?? [];
  if (errors.length > 0)
    return { code: "refused", message: joined(errors.map(({ errorText }) => errorText)) };
  return refusalOf(messages);
}

/** What the provider knows of a transaction. */
export async function details(
  access: AuthorizenetAccess,
  transId: string,
): Promise<Result<Transaction, GatewayFailure>> {
  const shape = z.object({ transaction: transactionShape.nullish() });
  const answer = await askAuthorizenet(access, "getTransactionDetailsRequest", { transId }, shape);
  if (!answer.ok) return answer;
  const { body, messages } = answer.value;
  const { transaction } = body;
  if (transaction && messages.resultCode === "Ok") return ok(transaction);
  return err(
    messages.resultCode === "Error" ? refusalOf(messages) : { code: "no-answer", message: joined([]) },
  );
}

/** What was captured is not canceled but settled; what waits for a person's review is taken back. */
export async function cancelCharge(
  access: AuthorizenetAccess,
  ref: string,
): Promise<Result<null, GatewayFailure>> {
  const asked = await details(access, ref);
  if (!asked.ok) return asked;
  const { standing, needsCapture, providerStatus } = outcomeOfTransaction(asked.value, access.live);
  if (standing === "declined") return ok(null);
  if (standing === "paid") return err({ code: "refused", message: providerStatus });
  if (!needsCapture && standing !== "held") return err({ code: "refused", message: providerStatus });
  return done(await transact(access, { transactionType: "voidTransaction", refTransId: ref }));
}

/** Changes a transaction; answers the id of the one that this makes, or its own. */
async function transact(
  access: AuthorizenetAccess,
  transactionRequest: object,
): Promise<Result<string, GatewayFailure>> {
  const answer = await askAuthorizenet(
    access,
    "createTransactionRequest",
    { transactionRequest },
    transactionAnswer,
  );
  if (!answer.ok) return answer;
  const { body, messages } = answer.value;
  const made = body.transactionResponse;
  if (messages.resultCode === "Ok" && made?.responseCode === "1") return ok(made.transId ?? "");
  return err(refusalOfTransaction(answer.value));
}

/** Captures what was only authorized. */
export async function captureCharge(
  access: AuthorizenetAccess,
  ref: string,
): Promise<Result<null, GatewayFailure>> {
  return done(await transact(access, { transactionType: "priorAuthCaptureTransaction", refTransId: ref }));
}

/**
 * What a transaction came to. A refund has an id of its own and is told by that: the truth is that of the charge it
 * belongs to. A charge taken back before its settlement was given back whole.
 */
export async function truthOf(
  access: AuthorizenetAccess,
  ref: string,
): Promise<Result<Outcome, GatewayFailure>> {
  const asked = await details(access, ref);
  if (!asked.ok) return asked;
  const { transactionType, transactionStatus, refTransId, transId, authAmount } = asked.value;
  if (transactionType !== "refundTransaction") {
    const outcome = outcomeOfTransaction(asked.value, access.live);
    const isVoided = transactionStatus === "voided";
    const refunds = [{ id: voidOf(transId), amount: outcome.amount }];
    return ok(isVoided ? { ...outcome, refunds } : outcome);
  }
  const charge = refTransId ? await details(access, refTransId) : null;
  if (!charge) return err({ code: "unknown-ref", message: "a refund of no charge" });
  if (!charge.ok) return charge;
  const refunds = [{ id: transId, amount: centsFromDollars(authAmount) }];
  return ok({ ...outcomeOfTransaction(charge.value, access.live), refunds });
}

/** A void makes no transaction of its own. */
function voidOf(transId: string): string {
  return `${transId}-void`;
}

const notSettled = "A part can be given back once the charge is settled, which it is within a day.";

/** Gives money back: before the settlement the whole charge is taken back, afterwards it is refunded. */
export async function refundCharge(
  access: AuthorizenetAccess,
  ref: string,
  amount: Cents,
): Promise<Result<string, GatewayFailure>> {
  const asked = await details(access, ref);
  if (!asked.ok) return asked;
  const { transactionStatus, payment } = asked.value;
  if (transactionStatus === "settledSuccessfully") {
    const cardNumber = (payment?.creditCard?.cardNumber ?? "").slice(-4);
    return transact(access, {
      transactionType: "refundTransaction",
      amount: decimalOf(amount),
      payment: { creditCard: { cardNumber, expirationDate: "XXXX" } },
      refTransId: ref,
    });
  }
  const charged = outcomeOfTransaction(asked.value, access.live).amount;
  if (charged !== amount) return err({ code: "refused", message: notSettled });
  const taken = await transact(access, { transactionType: "voidTransaction", refTransId: ref });
  return taken.ok ? ok(voidOf(ref)) : taken;
}

/** Decides about a charge that the account's filters hold. */
export async function decideHeld(
  access: AuthorizenetAccess,
  ref: string,
  action: "approve" | "decline",
): Promise<Result<null, GatewayFailure>> {
  const heldTransactionRequest = { action, refTransId: ref };
  const answer = await askAuthorizenet(
    access,
    "updateHeldTransactionRequest",
    { heldTransactionRequest },
    transactionAnswer,
  );
  if (!answer.ok) return answer;
  return answer.value.messages.resultCode === "Ok" ? ok(null) : err(refusalOfTransaction(answer.value));
}

function done(answer: Result<string, GatewayFailure>): Result<null, GatewayFailure> {
  return answer.ok ? ok(null) : answer;
}
