import type { PaymentIntent, PaymentIntentResult, StripeError } from "@stripe/stripe-js";
import type { CallError } from "./messages.ts";
import { showOverlay } from "./overlay.ts";
import { sandboxOrigin } from "./placeholders.ts";
import { providerCall } from "./provider-call.ts";

/** Creates the calls that a page makes with an intent's client secret. */
export function intentCalls(key: string) {
  const call = async (method: "GET" | "POST", secret: string, path: string, params: object) => {
    const id = secret.split("_secret_")[0];
    const answer = await providerCall(sandboxOrigin, key, method, `/v1/payment_intents/${id}${path}`, {
      ...params,
      client_secret: secret,
    });
    return resultOf(answer);
  };

  const retrieve = (secret: string): Promise<PaymentIntentResult> => call("GET", secret, "", {});

  /** Shows the bank's challenge if required, and returns the resulting intent. */
  const authenticate = async (intent: PaymentIntent, secret: string): Promise<PaymentIntentResult> => {
    const elsewhere = intent.next_action?.redirect_to_url?.url;
    if (elsewhere) {
      window.location.assign(elsewhere);
      return new Promise(() => {});
    }
    const url = challengeUrlOf(intent);
    if (!url) return { paymentIntent: intent };
    await showOverlay(`${url}&in=frame`, "3-D Secure authentication");
    const after = await retrieve(secret);
    const failed = after.paymentIntent?.last_payment_error;
    if (!after.paymentIntent || !failed) return after;
    return { error: errorOf({ ...failed, payment_intent: after.paymentIntent }) };
  };

  return {
    retrieve,
    authenticate,
    confirm: (secret: string, params: object) => call("POST", secret, "/confirm", params),
  };
}

export function errorOf(error: CallError | object): StripeError {
  // The API's error objects match Stripe's types, but JSON is untyped.
  return error as StripeError;
}

function resultOf(answer: { ok: object } | { error: CallError }): PaymentIntentResult {
  if ("error" in answer) return { error: errorOf(answer.error) };
  return { paymentIntent: answer.ok as PaymentIntent };
}

function challengeUrlOf(intent: PaymentIntent): string | null {
  const action = intent.next_action;
  if (intent.status !== "requires_action" || !action) return null;
  const sdk: { readonly stripe_js?: unknown } = action.use_stripe_sdk ?? {};
  return typeof sdk.stripe_js === "string" ? sdk.stripe_js : null;
}
