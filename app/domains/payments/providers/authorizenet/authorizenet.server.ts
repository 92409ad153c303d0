import { createHmac, timingSafeEqual } from "node:crypto";
import { jsonIn } from "~/kernel/json";
import { err, ok, type Result } from "~/kernel/result";
import type { ChargeRequest, Gateway, GatewayFailure, StartedAttempt } from "../../gateway";
import { type AuthorizenetAccess, askAuthorizenet, joined } from "./authorizenet-api.server";
import { notificationShape, webhookEventOf } from "./authorizenet-event";
import { chargeOf } from "./charge-request";
import { findCharge } from "./find-charge.server";
import {
  cancelCharge,
  captureCharge,
  decideHeld,
  details,
  refundCharge,
  refusalOfTransaction,
  transactionAnswer,
  truthOf,
} from "./transaction-api.server";

/** Authorize.Net by its JSON API; the demo's sandbox is only another address (API-003). */
export function authorizenetGateway(access: AuthorizenetAccess): Gateway<"authorizenet"> {
  const { acceptJsUrl, clientKey, loginId, live } = access;
  return {
    provider: "authorizenet",
    live,
    publicConfig: { acceptJsUrl, clientKey, loginId },
    start: (charge) => startCharge(access, charge),
    // The token was charged when it began; what is asked for again is where that stands.
    update: async (ref) => {
      const asked = await details(access, ref);
      return asked.ok ? ok(startedAs(ref, asked.value.transactionStatus)) : asked;
    },
    capture: (ref) => captureCharge(access, ref),
    annotate: null,
    cancel: (ref) => cancelCharge(access, ref),
    refund: (ref, amount) => refundCharge(access, ref, amount),
    decide: (ref, action) => decideHeld(access, ref, action),
    fetchTruth: (ref) => truthOf(access, ref),
    find: (shortId, since) => findCharge(access, shortId, since),
    parseWebhook: async (raw, headers) => {
      if (!isSigned(raw, headers.get("x-anet-signature"), access.signatureKey)) return err("bad-signature");
      const event = notificationShape.safeParse(jsonIn(raw));
      return event.success ? ok(webhookEventOf(event.data)) : err("garbled");
    },
  };
}

/** The very same charge was sent before: which says that it happened, not what became of it. */
const duplicate = "11";

async function startCharge(
  access: AuthorizenetAccess,
  charge: ChargeRequest,
): Promise<Result<StartedAttempt<"authorizenet">, GatewayFailure>> {
  const token = charge.wish?.token;
  if (!token) return err({ code: "refused", message: joined([]) });
  const answer = await askAuthorizenet(
    access,
    "createTransactionRequest",
    { refId: charge.shortId, transactionRequest: chargeOf(charge, token) },
    transactionAnswer,
  );
  if (!answer.ok) return answer;
  const { body, messages } = answer.value;
  const made = body.transactionResponse;
  const errors = made?.errors ?? [];
  if (errors.some(({ errorCode }) => errorCode === duplicate)) {
    return err({ code: "no-answer", message: joined(errors.map(({ errorText }) => errorText)) });
  }
  // A declined card is a transaction too; one that was refused before there was any has the id 0.
  if (made?.transId && /^[1-9]\d*$/.test(made.transId))
    return ok(startedAs(made.transId, made.responseCode ?? ""));
  const isRefused = errors.length > 0 || messages.resultCode === "Error";
  return err(isRefused ? refusalOfTransaction(answer.value) : { code: "no-answer", message: joined([]) });
}

function startedAs(ref: string, providerStatus: string): StartedAttempt<"authorizenet"> {
  return { ref, providerStatus, clientData: { transactionId: ref } };
}

/** `X-ANET-Signature: sha512=` and the HMAC of the very bytes, in capitals. */
function isSigned(raw: string, given: string | null, signatureKey: string | undefined): boolean {
  if (!given || !signatureKey) return false;
  const mac = createHmac("sha512", signatureKey).update(raw).digest();
  const said = Buffer.from(given.replace(/^sha512=/i, ""), "hex");
  return said.length === mac.length && timingSafeEqual(said, mac);
}
