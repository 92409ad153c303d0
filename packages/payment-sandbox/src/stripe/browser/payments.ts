import type { PaymentIntent, PaymentIntentResult, StripeError } from "@stripe/stripe-js";
import type { CallError } from "./messages.ts";
import { showOverlay } from "./overlay.ts";
import { sandboxOrigin } from "./placeholders.ts";
import { callProvider } from "./provider-call.ts";

/** Creates the calls that a page makes with an intent's client secret. */
export function createIntentCalls(key: string) {
  const call = async (method: "GET" | "POST", secret: string, path: string, params: object) => {
    const id = secret.split("_secret_")[0];
    const answer = await callProvider(sandboxOrigin, key, method, `/v1/payment_intents/${id}${path}`, {
      ...params,
      client_secret: secret,
    });
    return toResult(answer);
  };

  const retrieve = (secret: string): Promise<PaymentIntentResult> => call("GET", secret, "", {});

  /** Shows the bank's challenge if required, and returns the resulting intent. */
  const authenticate = async (intent: PaymentIntent, secret: string): Promise<PaymentIntentResult> => {
    const redirectUrl = intent.next_action?.redirect_to_url?.url;
    if (redirectUrl) {
      window.location.assign(redirectUrl);
      return new Promise(() => {});
    }
    const url = getChallengeUrl(intent);
    if (!url) return { paymentIntent: intent };
    await showOverlay(`${url}&in=frame`, "3-D Secure authentication");
    const intentAfter = await retrieve(secret);
    const failed = intentAfter.paymentIntent?.last_payment_error;
    if (!intentAfter.paymentIntent || !failed) return intentAfter;
    return { error: toStripeError({ ...failed, payment_intent: intentAfter.paymentIntent }) };
  };

  return {
    retrieve,
    authenticate,
    confirm: (secret: string, params: object) => call("POST", secret, "/confirm", params),
  };
}

export function toStripeError(error: CallError | object): StripeError {
  // The API's error objects match Stripe's types, but JSON is untyped.
  return error as StripeError;
}

function toResult(answer: { ok: object } | { error: CallError }): PaymentIntentResult {
  if ("error" in answer) return { error: toStripeError(answer.error) };
  return { paymentIntent: answer.ok as PaymentIntent };
}

function getChallengeUrl(intent: PaymentIntent): string | null {
  const action = intent.next_action;
  if (intent.status !== "requires_action" || !action) return null;
  const sdk: { readonly stripe_js?: unknown } = action.use_stripe_sdk ?? {};
  return typeof sdk.stripe_js === "string" ? sdk.stripe_js : null;
}
