import { createHmac, timingSafeEqual } from "node:crypto";
import { tryParseJson } from "@stile-and-rail/http/json";
import { err, ok, type Result } from "~/kernel/result";
import type { ChargeRequest, PaymentGateway, ProviderFailure, StartedAttempt } from "../../payment-gateway";
import { type AuthorizenetAccess, callAuthorizenet, joinMessages } from "./authorizenet-api.server";
import { notificationSchema, toWebhookEvent } from "./authorizenet-event";
import { findChargeByShortId } from "./find-charge.server";
import { findRefund, refundCharge } from "./refund-api.server";
import {
  cancelCharge,
  captureCharge,
  decideHeldCharge,
  fetchTransaction,
  fetchTransactionResult,
  toTransactionFailure,
  transactionResponseSchema,
} from "./transaction-api.server";
import { toTransactionRequest } from "./transaction-request";

/** Creates the gateway to Authorize.Net through its JSON API; in the demo only the URL differs (API-003). */
export function createAuthorizenetGateway(access: AuthorizenetAccess): PaymentGateway<"authorizenet"> {
  const { acceptJsUrl, clientKey, loginId, live } = access;
  return {
    provider: "authorizenet",
    live,
    publicConfig: { acceptJsUrl, clientKey, loginId },
    start: (charge) => startCharge(access, charge),
    // The token was charged at the start of the payment, so only its status is fetched.
    update: async (ref) => {
      const fetched = await fetchTransaction(access, ref);
      return fetched.ok ? ok(toStartedAttempt(ref, fetched.value.transactionStatus)) : fetched;
    },
    capture: (ref) => captureCharge(access, ref),
    updateMetadata: null,
    cancel: (ref) => cancelCharge(access, ref),
    refund: (ref, amount, key) => refundCharge(access, ref, amount, key),
    findRefund: (ref, key, since) => findRefund(access, ref, key, since),
    decideHeldCharge: (ref, action) => decideHeldCharge(access, ref, action),
    fetchResult: (ref) => fetchTransactionResult(access, ref),
    findCharge: (shortId, since) => findChargeByShortId(access, shortId, since),
    parseWebhook: async (raw, headers) => {
      if (!hasValidSignature(raw, headers.get("x-anet-signature"), access.signatureKey))
        return err("bad-signature");
      const event = notificationSchema.safeParse(tryParseJson(raw));
      return event.success ? ok(toWebhookEvent(event.data)) : err("garbled");
    },
  };
}

/** Error code of a duplicate charge: it exists, but its result is unknown. */
const duplicateErrorCode = "11";

async function startCharge(
  access: AuthorizenetAccess,
  charge: ChargeRequest,
): Promise<Result<StartedAttempt<"authorizenet">, ProviderFailure>> {
  const token = charge.options?.token;
  if (!token) return err({ code: "refused", message: joinMessages([]) });
  const answer = await callAuthorizenet(
    access,
    "createTransactionRequest",
    { refId: charge.shortId, transactionRequest: toTransactionRequest(charge, token) },
    transactionResponseSchema,
  );
  if (!answer.ok) return answer;
  const { body, messages } = answer.value;
  const transaction = body.transactionResponse;
  const errors = transaction?.errors ?? [];
  if (errors.some(({ errorCode }) => errorCode === duplicateErrorCode)) {
    return err({ code: "no-answer", message: joinMessages(errors.map(({ errorText }) => errorText)) });
  }
  // A declined card has a transaction id; a charge refused earlier has the id 0.
  if (transaction?.transId && /^[1-9]\d*$/.test(transaction.transId))
    return ok(toStartedAttempt(transaction.transId, transaction.responseCode ?? ""));
  const isRefused = errors.length > 0 || messages.resultCode === "Error";
  return err(
    isRefused ? toTransactionFailure(answer.value) : { code: "no-answer", message: joinMessages([]) },
  );
}

function toStartedAttempt(ref: string, providerStatus: string): StartedAttempt<"authorizenet"> {
  return { ref, providerStatus, clientData: { transactionId: ref } };
}

/** Checks `X-ANET-Signature: sha512=` followed by the HMAC of the raw body in capitals. */
function hasValidSignature(raw: string, signature: string | null, signatureKey: string | undefined): boolean {
  if (!signature || !signatureKey) return false;
  const mac = createHmac("sha512", signatureKey).update(raw).digest();
  const receivedDigest = Buffer.from(signature.replace(/^sha512=/i, ""), "hex");
  return receivedDigest.length === mac.length && timingSafeEqual(receivedDigest, mac);
}
