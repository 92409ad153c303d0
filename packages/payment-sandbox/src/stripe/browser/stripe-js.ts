import type {
  PaymentIntentResult,
  PaymentMethod,
  PaymentMethodResult,
  Stripe,
  StripeError,
} from "@stripe/stripe-js";
import { SandboxElement } from "./element.ts";
import { type ElementsOptions, SandboxElements } from "./elements.ts";
import type { BillingDetails } from "./messages.ts";
import { createIntentCalls, toStripeError } from "./payments.ts";
import { releaseTrain, sandboxOrigin } from "./placeholders.ts";
import { callProvider } from "./provider-call.ts";

/** Replaces the script of js.stripe.com with the methods that the shop uses, with the types of @stripe/stripe-js. */
type ImplementedStripe = Pick<
  Stripe,
  "confirmCardPayment" | "handleCardAction" | "handleNextAction" | "retrievePaymentIntent" | "registerAppInfo"
>;

type CardData = { readonly card?: unknown; readonly billing_details?: BillingDetails };

type ConfirmOptions = {
  readonly elements?: SandboxElements;
  readonly clientSecret?: string;
  readonly confirmParams?: {
    readonly return_url?: string;
    readonly payment_method?: string;
    readonly payment_method_data?: { readonly billing_details?: BillingDetails };
    readonly receipt_email?: string;
  };
  readonly redirect?: "always" | "if_required";
};

// oxlint-disable-next-line max-lines-per-function -- the object of a provider's script, method by method
function createStripe(key: string) {
  if (typeof key !== "string" || !/^pk_test_\w+$/.test(key)) {
    throw new Error("The payment sandbox takes a test publishable key (pk_test_…) only.");
  }
  const intents = createIntentCalls(key);

  const createMethodFrom = async (card: unknown, billing: BillingDetails): Promise<PaymentMethodResult> => {
    if (card instanceof SandboxElement) {
      const result = await card.call({ action: "createPaymentMethod", billing: toPlainObject(billing) });
      if ("error" in result) return { error: toStripeError(result.error) };
      return { paymentMethod: result.ok as PaymentMethod };
    }
    const token = typeof card === "object" && card !== null && "token" in card ? String(card.token) : "";
    const createdMethod = await callProvider(sandboxOrigin, key, "POST", "/v1/payment_methods", {
      type: "card",
      card: { token },
      billing_details: billing,
    });
    if ("error" in createdMethod) return { error: toStripeError(createdMethod.error) };
    return { paymentMethod: createdMethod.ok as unknown as PaymentMethod };
  };

  const handleAction = async (secret: string): Promise<PaymentIntentResult> => {
    const current = await intents.retrieve(secret);
    if (!current.paymentIntent) return current;
    if (current.paymentIntent.status !== "requires_action") {
      return {
        error: toStripeError({
          type: "invalid_request_error",
          code: "payment_intent_unexpected_state",
          message: "handleNextAction: The PaymentIntent supplied is not in the requires_action state.",
          payment_intent: current.paymentIntent,
        }),
      };
    }
    return intents.authenticate(current.paymentIntent, secret);
  };

  const covered = {
    async confirmCardPayment(secret, data, options) {
      const methodData = data?.payment_method;
      const method =
        typeof methodData === "object"
          ? await createMethodFrom(getCard(methodData), getBilling(methodData))
          : null;
      if (method?.error) return { error: method.error };
      const confirmed = await intents.confirm(secret, {
        payment_method:
          method?.paymentMethod?.id ?? (typeof methodData === "string" ? methodData : undefined),
        receipt_email: data?.receipt_email,
        return_url: data?.return_url,
        setup_future_usage: data?.setup_future_usage,
        shipping: data?.shipping,
        use_stripe_sdk: true,
      });
      if (!confirmed.paymentIntent || options?.handleActions === false) return confirmed;
      return intents.authenticate(confirmed.paymentIntent, secret);
    },
    handleCardAction: handleAction,
    async handleNextAction(options: { clientSecret?: string; hashedValue?: string }) {
      const result = await handleAction(options.clientSecret ?? "");
      return result;
    },
    retrievePaymentIntent: intents.retrieve,
    registerAppInfo() {},
  } satisfies ImplementedStripe;

  return {
    ...covered,
    _registerWrapper() {},
    elements: (options: ElementsOptions = {}) => new SandboxElements(key, options),

    async createPaymentMethod(options: {
      readonly elements?: SandboxElements;
      readonly element?: SandboxElement;
      readonly card?: unknown;
      readonly billing_details?: BillingDetails;
      readonly params?: { readonly billing_details?: BillingDetails };
    }): Promise<PaymentMethodResult> {
      const card = options.card ?? options.element ?? options.elements?.getElement("payment");
      return createMethodFrom(card, options.billing_details ?? options.params?.billing_details ?? {});
    },

    async createToken(): Promise<{ error: StripeError }> {
      return {
        error: toStripeError({
          type: "invalid_request_error",
          message: "The sandbox makes no tokens: use createPaymentMethod.",
        }),
      };
    },

    async confirmPayment(options: ConfirmOptions): Promise<PaymentIntentResult> {
      const secret = options.clientSecret ?? options.elements?.options.clientSecret ?? "";
      const params = options.confirmParams ?? {};
      const element = options.elements?.getElement("payment");
      const method = element
        ? await createMethodFrom(element, params.payment_method_data?.billing_details ?? {})
        : null;
      if (method?.error) return { error: method.error };
      const confirmed = await intents.confirm(secret, {
        payment_method: method?.paymentMethod?.id ?? params.payment_method,
        receipt_email: params.receipt_email,
        return_url: params.return_url,
        use_stripe_sdk: options.redirect === "if_required",
      });
      const intent = confirmed.paymentIntent;
      if (!intent) return confirmed;
      if (options.redirect === "if_required") return intents.authenticate(intent, secret);
      const bank = intent.next_action?.redirect_to_url?.url;
      window.location.assign(bank ?? getReturnUrl(params.return_url ?? window.location.href, secret));
      return new Promise(() => {});
    },
  };
}

/** Returns the shop's return URL with the parameters that Stripe adds. */
function getReturnUrl(returnUrl: string, secret: string): string {
  const url = new URL(returnUrl);
  url.searchParams.set("payment_intent", secret.split("_secret_")[0] ?? "");
  url.searchParams.set("payment_intent_client_secret", secret);
  url.searchParams.set("redirect_status", "succeeded");
  return url.href;
}

function getCard(cardInput: object): unknown {
  return "card" in cardInput ? cardInput.card : undefined;
}

function getBilling(billingInput: CardData | object): BillingDetails {
  return "billing_details" in billingInput && billingInput.billing_details
    ? billingInput.billing_details
    : {};
}

function toPlainObject<T>(value: T): T {
  return JSON.parse(JSON.stringify(value));
}

Object.assign(window, { Stripe: Object.assign(createStripe, { version: releaseTrain }) });
