// oxlint-disable max-lines -- one state machine
import {
  type Caller,
  getEpochSeconds,
  getIntent,
  getMethod,
  newStripeId,
  type StripeAccount,
} from "./account.ts";
import { type CardOutcome, type Decline, findCardByTag } from "./cards.ts";
import { emitChargeEvent, emitIntentEvent } from "./emit-events.ts";
import type { CaptureIntentParams, ConfirmIntentParams } from "./params.ts";
import { createMethod, findMethod, requireCard } from "./payment-methods.ts";
import { renderIntent, renderIntentForBrowser, renderMethod } from "./render.ts";
import { createInvalidRequest, createUnexpectedState, StripeApiError } from "./stripe-error.ts";
import type { ChargeRecord, IntentRecord } from "./stripe-state.ts";

const authenticationFailed =
  "We are unable to authenticate your payment method. Please choose a different payment method and try again.";

/** POST /v1/payment_intents/:id/confirm: the card determines the next status. A decline responds 402. */
export function confirmIntent(
  account: StripeAccount,
  caller: Caller,
  id: string,
  params: ConfirmIntentParams,
): IntentRecord {
  const intent = getIntent(account, id);
  requireConfirmable(intent, caller, params);
  applyParams(account, intent, params);
  const methodId = intent.method;
  if (!methodId) {
    throw createUnexpectedState(
      "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.",
    );
  }
  requireReturnUrl(intent, params);
  intent.lastError = null;
  const outcome = decideOutcome(account, methodId);
  if (outcome.kind === "declined") throw declineCard(account, caller, intent, outcome.decline);
  if (outcome.kind === "authenticates") {
    if (params.error_on_requires_action || params.off_session)
      throw requireAuthentication(account, caller, intent);
    intent.challenge = { via: params.return_url && !params.use_stripe_sdk ? "redirect" : "sdk" };
    intent.status = "requires_action";
    emitIntentEvent(account, caller, "payment_intent.requires_action", intent);
    return intent;
  }
  chargeCard(account, caller, intent, false);
  return intent;
}

/** Ends a challenge as passed, failed or closed. A passed challenge leads to a charge, which may be declined. */
export function finishChallenge(
  account: StripeAccount,
  caller: Caller,
  id: string,
  result: "passed" | "failed",
): IntentRecord {
  const intent = getIntent(account, id);
  const methodId = intent.method;
  if (intent.status !== "requires_action" || !methodId) return intent;
  intent.challenge = null;
  if (result === "failed") {
    failIntent(account, caller, intent, {
      type: "invalid_request_error",
      code: "payment_intent_authentication_failure",
      declineCode: null,
      message: authenticationFailed,
      charge: null,
      method: methodId,
    });
    return intent;
  }
  const outcome = decideOutcome(account, methodId);
  if (outcome.kind === "authenticates" && outcome.afterwards !== "succeeds") {
    declineCard(account, caller, intent, outcome.afterwards, true);
  } else {
    chargeCard(account, caller, intent, true);
  }
  return intent;
}

/** Ends a `processing` payment, like a slow bank does hours later. */
export function settleProcessing(
  account: StripeAccount,
  caller: Caller,
  id: string,
  result: "succeeded" | "failed",
): IntentRecord {
  const intent = getIntent(account, id);
  if (intent.status !== "processing")
    throw createUnexpectedState(`The PaymentIntent is ${intent.status}, not processing.`);
  if (result === "succeeded") {
    intent.settlesLater = false;
    chargeCard(account, caller, intent, false);
  } else {
    declineCard(account, caller, intent, {
      code: "card_declined",
      declineCode: "generic_decline",
      message: "Your card was declined.",
    });
  }
  return intent;
}

/** POST /v1/payment_intents/:id/capture: possible once, up to the authorized amount. */
export function captureIntent(
  account: StripeAccount,
  caller: Caller,
  id: string,
  params: CaptureIntentParams,
): IntentRecord {
  const intent = getIntent(account, id);
  if (intent.status !== "requires_capture") {
    const problem =
      intent.status === "succeeded"
        ? "it has already been captured"
        : `it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be captured: requires_capture`;
    throw createUnexpectedState(`This PaymentIntent could not be captured because ${problem}.`);
  }
  const authorized = intent.charges
    .map((chargeId) => account.state.charges[chargeId])
    .find((charge) => charge?.status === "succeeded");
  if (!authorized) throw createUnexpectedState("This PaymentIntent has no charge to capture.");
  const amount = params.amount_to_capture ?? authorized.amount;
  if (amount < 1 || amount > authorized.amount) {
    throw createInvalidRequest(
      `The amount to capture (${amount}) is greater than the amount that can be captured (${authorized.amount}).`,
      { code: "amount_too_large", param: "amount_to_capture" },
    );
  }
  authorized.captured = true;
  authorized.amountCaptured = amount;
  authorized.amountReleased = authorized.amount - amount;
  intent.status = "succeeded";
  emitChargeEvent(account, caller, "charge.captured", authorized);
  emitIntentEvent(account, caller, "payment_intent.succeeded", intent);
  return intent;
}

function requireConfirmable(intent: IntentRecord, caller: Caller, params: ConfirmIntentParams): void {
  if (intent.status === "succeeded" || intent.status === "requires_capture") {
    throw createUnexpectedState(
      "You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.",
    );
  }
  const open = ["requires_payment_method", "requires_confirmation", "requires_action"];
  if (!open.includes(intent.status)) {
    throw createUnexpectedState(
      `You cannot confirm this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be confirmed: ${open.join(", ")}.`,
    );
  }
  if (caller.key === "publishable" && intent.confirmationMethod === "manual") {
    throw createUnexpectedState(
      "This PaymentIntent's confirmation_method is manual: it can be confirmed with a secret key only.",
    );
  }
  if (caller.key === "publishable" && (params.off_session || params.error_on_requires_action)) {
    throw createInvalidRequest("This parameter can be used with a secret key only.", {
      param: "off_session",
    });
  }
}

function applyParams(account: StripeAccount, intent: IntentRecord, params: ConfirmIntentParams): void {
  if (params.payment_method) intent.method = findMethod(account, params.payment_method).id;
  if (params.payment_method_data) intent.method = createMethod(account, params.payment_method_data).id;
  if (intent.method) requireCard(intent.methodTypes);
  if (params.receipt_email) intent.receiptEmail = params.receipt_email;
  if (params.capture_method) intent.captureMethod = params.capture_method;
  intent.returnUrl = params.return_url ?? null;
  intent.challenge = null;
}

/** Requires a return URL for payment methods that may redirect the shopper. */
function requireReturnUrl(intent: IntentRecord, params: ConfirmIntentParams): void {
  if (intent.automaticMethods?.redirects !== "always") return;
  if (params.return_url || params.use_stripe_sdk) return;
  throw createInvalidRequest(
    "This PaymentIntent is configured to accept payment methods enabled in your Dashboard. Because some of these payment methods might redirect your customer off of your page, you must provide a `return_url`. If you don't want to accept redirect-based payment methods, set `automatic_payment_methods[enabled]` to `true` and `automatic_payment_methods[allow_redirects]` to `never` when creating Setup Intents and Payment Intents.",
  );
}

function decideOutcome(account: StripeAccount, methodId: string): CardOutcome {
  const card = findCardByTag(getMethod(account, methodId).card);
  if (!card)
    throw createInvalidRequest("The card of this PaymentMethod is unknown.", { param: "payment_method" });
  return card.outcome;
}

function chargeCard(
  account: StripeAccount,
  caller: Caller,
  intent: IntentRecord,
  authenticated: boolean,
): void {
  if (intent.settlesLater) {
    intent.status = "processing";
    emitIntentEvent(account, caller, "payment_intent.processing", intent);
    return;
  }
  const captured = intent.captureMethod !== "manual";
  const chargeRecord = recordCharge(account, intent, {
    status: "succeeded",
    captured,
    authenticated,
    decline: null,
  });
  intent.status = captured ? "succeeded" : "requires_capture";
  emitChargeEvent(account, caller, "charge.succeeded", chargeRecord);
  emitIntentEvent(
    account,
    caller,
    captured ? "payment_intent.succeeded" : "payment_intent.amount_capturable_updated",
    intent,
  );
}

/** Records the failed charge and returns the error for the response. */
function declineCard(
  account: StripeAccount,
  caller: Caller,
  intent: IntentRecord,
  reason: Decline,
  authenticated = false,
): StripeApiError {
  const failed = recordCharge(account, intent, {
    status: "failed",
    captured: false,
    authenticated,
    decline: reason,
  });
  emitChargeEvent(account, caller, "charge.failed", failed);
  failIntent(account, caller, intent, {
    type: "card_error",
    ...reason,
    charge: failed.id,
    method: failed.method,
  });
  return toRefusal(account, caller, intent);
}

function requireAuthentication(account: StripeAccount, caller: Caller, intent: IntentRecord): StripeApiError {
  return declineCard(account, caller, intent, {
    code: "authentication_required",
    declineCode: "authentication_required",
    message: "Your card was declined. This transaction requires authentication.",
  });
}

function failIntent(
  account: StripeAccount,
  caller: Caller,
  intent: IntentRecord,
  error: NonNullable<IntentRecord["lastError"]>,
): void {
  intent.lastError = error;
  intent.status = "requires_payment_method";
  intent.method = null;
  emitIntentEvent(account, caller, "payment_intent.payment_failed", intent);
}

function toRefusal(account: StripeAccount, caller: Caller, intent: IntentRecord): StripeApiError {
  const error = intent.lastError;
  if (!error) return createUnexpectedState("The PaymentIntent failed.");
  return new StripeApiError(402, {
    type: error.type,
    code: error.code,
    ...(error.declineCode ? { decline_code: error.declineCode } : {}),
    message: error.message,
    ...(error.charge ? { charge: error.charge } : {}),
    payment_intent: (caller.key === "secret" ? renderIntent : renderIntentForBrowser)(account, intent),
    payment_method: renderMethod(getMethod(account, error.method)),
  });
}

function recordCharge(
  account: StripeAccount,
  intent: IntentRecord,
  details: Pick<ChargeRecord, "status" | "captured" | "authenticated" | "decline">,
): ChargeRecord {
  const chargeRecord: ChargeRecord = {
    id: newStripeId("ch"),
    intent: intent.id,
    method: intent.method ?? "",
    created: getEpochSeconds(account.clock),
    amount: intent.amount,
    currency: intent.currency,
    metadata: { ...intent.metadata },
    amountCaptured: details.captured ? intent.amount : 0,
    amountReleased: 0,
    ...details,
  };
  account.state.charges[chargeRecord.id] = chargeRecord;
  intent.charges.push(chargeRecord.id);
  return chargeRecord;
}
