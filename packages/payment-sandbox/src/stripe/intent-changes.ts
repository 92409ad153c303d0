import { type Caller, epochSeconds, intentOf, newStripeId, type StripeAccount } from "./account.ts";
import { announceIntent } from "./announce.ts";
import { confirmIntent } from "./confirm-intent.ts";
import type { CancelIntentParams, CreateIntentParams, UpdateIntentParams } from "./params.ts";
import { createMethod, methodNamed, requireCard } from "./payment-methods.ts";
import { invalidRequest, unexpectedState } from "./stripe-error.ts";
import type { IntentRecord } from "./stripe-state.ts";

const smallestCents = 50;
const largestCents = 99_999_999;

/** POST /v1/payment_intents: creates an intent and confirms it if `confirm` is set. */
export function createIntent(
  account: StripeAccount,
  caller: Caller,
  params: CreateIntentParams,
): IntentRecord {
  requireAmount(params.amount);
  requireCurrency(params.currency);
  if (params.allowed_payment_method_types && params.automatic_payment_methods?.enabled) {
    throw invalidRequest(
      "You may only specify one of these parameters: automatic_payment_methods, allowed_payment_method_types.",
    );
  }
  const given = givenMethod(account, params);
  const id = newStripeId("pi");
  const intent: IntentRecord = {
    id,
    clientSecret: `${id}_${newStripeId("secret", 25)}`,
    created: epochSeconds(account.clock),
    amount: params.amount,
    currency: params.currency.toLowerCase(),
    status: given ? "requires_confirmation" : "requires_payment_method",
    captureMethod: params.capture_method ?? "automatic_async",
    confirmationMethod: params.confirmation_method ?? "automatic",
    automaticMethods: automaticMethodsOf(params),
    methodTypes: params.allowed_payment_method_types ?? ["card"],
    method: given,
    metadata: mergeMetadata({}, params.metadata),
    description: params.description || null,
    receiptEmail: params.receipt_email || null,
    shipping: shippingOf(params.shipping),
    setupFutureUsage: params.setup_future_usage || null,
    statementSuffix: params.statement_descriptor_suffix || null,
    returnUrl: null,
    challenge: null,
    lastError: null,
    charges: [],
    canceledAt: null,
    cancellationReason: null,
    settlesLater: false,
  };
  if (given) requireCard(intent.methodTypes);
  account.state.intents[id] = intent;
  announceIntent(account, caller, "payment_intent.created", intent);
  if (params.confirm) {
    const { return_url, use_stripe_sdk, error_on_requires_action, off_session } = params;
    confirmIntent(account, caller, id, { return_url, use_stripe_sdk, error_on_requires_action, off_session });
  } else if (params.return_url) {
    delete account.state.intents[id];
    throw invalidRequest("You may only use return_url with confirm=true.", { param: "return_url" });
  }
  return intent;
}

/** POST /v1/payment_intents/:id: the amount can change until the charge, metadata at any time. */
export function updateIntent(account: StripeAccount, id: string, params: UpdateIntentParams): IntentRecord {
  const intent = intentOf(account, id);
  const open = ["requires_payment_method", "requires_confirmation", "requires_action"].includes(
    intent.status,
  );
  for (const name of [
    "amount",
    "currency",
    "payment_method",
    "payment_method_data",
    "allowed_payment_method_types",
  ] as const) {
    if (params[name] !== undefined && !open) {
      throw unexpectedState(
        `This PaymentIntent's ${name} could not be updated because it has a status of ${intent.status}. You may only update the ${name} of a PaymentIntent with one of the following statuses: requires_payment_method, requires_confirmation, requires_action.`,
      );
    }
  }
  if (params.amount !== undefined) requireAmount(params.amount);
  if (params.currency !== undefined) requireCurrency(params.currency);
  const method = givenMethod(account, params);
  const changesPayment = params.amount !== undefined && params.amount !== intent.amount;
  intent.amount = params.amount ?? intent.amount;
  intent.currency = params.currency?.toLowerCase() ?? intent.currency;
  intent.methodTypes = params.allowed_payment_method_types ?? intent.methodTypes;
  intent.metadata = mergeMetadata(intent.metadata, params.metadata);
  if (params.description !== undefined) intent.description = params.description || null;
  if (params.receipt_email !== undefined) intent.receiptEmail = params.receipt_email || null;
  if (params.shipping !== undefined) intent.shipping = shippingOf(params.shipping);
  if (params.setup_future_usage !== undefined) intent.setupFutureUsage = params.setup_future_usage || null;
  if (params.capture_method !== undefined && open) intent.captureMethod = params.capture_method;
  if (method) {
    requireCard(intent.methodTypes);
    intent.method = method;
  }
  // An open challenge applies to the old amount or card, so the intent must be confirmed again.
  if (open && (method || (changesPayment && intent.status === "requires_action"))) {
    intent.challenge = null;
    intent.status = intent.method ? "requires_confirmation" : "requires_payment_method";
  }
  return intent;
}

const cancellable = [
  "requires_payment_method",
  "requires_capture",
  "requires_confirmation",
  "requires_action",
  "processing",
];

/** POST /v1/payment_intents/:id/cancel: possible until the payment succeeded. Releases an authorized charge. */
export function cancelIntent(
  account: StripeAccount,
  caller: Caller,
  id: string,
  params: CancelIntentParams,
): IntentRecord {
  const intent = intentOf(account, id);
  if (!cancellable.includes(intent.status)) {
    throw unexpectedState(
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be canceled: ${cancellable.join(", ")}.`,
    );
  }
  for (const charge of intent.charges.map((chargeId) => account.state.charges[chargeId])) {
    if (charge?.status === "succeeded" && !charge.captured) charge.amountReleased = charge.amount;
  }
  intent.status = "canceled";
  intent.challenge = null;
  intent.canceledAt = epochSeconds(account.clock);
  intent.cancellationReason = params.cancellation_reason ?? null;
  announceIntent(account, caller, "payment_intent.canceled", intent);
  return intent;
}

export function mergeMetadata(
  old: Record<string, string>,
  given: "" | Record<string, string> | undefined,
): Record<string, string> {
  if (given === "") return {};
  const merged = { ...old, ...given };
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== ""));
}

function givenMethod(
  account: StripeAccount,
  params: Pick<CreateIntentParams, "payment_method" | "payment_method_data">,
): string | null {
  if (params.payment_method) return methodNamed(account, params.payment_method).id;
  if (params.payment_method_data) return createMethod(account, params.payment_method_data).id;
  return null;
}

/** Since API version 2023-08-16, an intent without payment method types uses those of the dashboard. */
function automaticMethodsOf(params: CreateIntentParams): IntentRecord["automaticMethods"] {
  const given = params.automatic_payment_methods;
  if (given) return given.enabled ? { enabled: true, redirects: given.allow_redirects ?? "always" } : null;
  return params.allowed_payment_method_types ? null : { enabled: true, redirects: "always" };
}

function shippingOf(given: CreateIntentParams["shipping"]): IntentRecord["shipping"] {
  if (!given) return null;
  return {
    address: {
      city: given.address.city ?? null,
      country: given.address.country ?? null,
      line1: given.address.line1 ?? null,
      line2: given.address.line2 ?? null,
      postal_code: given.address.postal_code ?? null,
      state: given.address.state ?? null,
    },
    carrier: given.carrier ?? null,
    name: given.name,
    phone: given.phone ?? null,
    tracking_number: given.tracking_number ?? null,
  };
}

function requireAmount(amount: number): void {
  if (amount < 1) {
    throw invalidRequest("This value must be greater than or equal to 1.", {
      code: "parameter_invalid_integer",
      param: "amount",
    });
  }
  if (amount < smallestCents) {
    throw invalidRequest("Amount must be at least $0.50 usd", { code: "amount_too_small", param: "amount" });
  }
  if (amount > largestCents) {
    throw invalidRequest("Amount must be no more than $999,999.99", {
      code: "amount_too_large",
      param: "amount",
    });
  }
}

function requireCurrency(currency: string): void {
  if (currency.toLowerCase() !== "usd") {
    throw invalidRequest(`Invalid currency: ${currency.toLowerCase()}. The sandbox account takes usd only.`, {
      param: "currency",
    });
  }
}
