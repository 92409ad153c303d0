import { type Caller, getEpochSeconds, getIntent, newStripeId, type StripeAccount } from "./account.ts";
import { confirmIntent } from "./confirm-intent.ts";
import { emitIntentEvent } from "./emit-events.ts";
import type { CancelIntentParams, CreateIntentParams, UpdateIntentParams } from "./params.ts";
import { createMethod, findMethod, requireCard } from "./payment-methods.ts";
import { createInvalidRequest, createUnexpectedState } from "./stripe-error.ts";
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
    throw createInvalidRequest(
      "You may only specify one of these parameters: automatic_payment_methods, allowed_payment_method_types.",
    );
  }
  const newMethod = findGivenMethod(account, params);
  const id = newStripeId("pi");
  const intent: IntentRecord = {
    id,
    clientSecret: `${id}_${newStripeId("secret", 25)}`,
    created: getEpochSeconds(account.clock),
    amount: params.amount,
    currency: params.currency.toLowerCase(),
    status: newMethod ? "requires_confirmation" : "requires_payment_method",
    captureMethod: params.capture_method ?? "automatic_async",
    confirmationMethod: params.confirmation_method ?? "automatic",
    automaticMethods: parseAutomaticMethods(params),
    methodTypes: params.allowed_payment_method_types ?? ["card"],
    method: newMethod,
    metadata: mergeMetadata({}, params.metadata),
    description: params.description || null,
    receiptEmail: params.receipt_email || null,
    shipping: parseShipping(params.shipping),
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
  if (newMethod) requireCard(intent.methodTypes);
  account.state.intents[id] = intent;
  emitIntentEvent(account, caller, "payment_intent.created", intent);
  if (params.confirm) {
    const { return_url, use_stripe_sdk, error_on_requires_action, off_session } = params;
    confirmIntent(account, caller, id, { return_url, use_stripe_sdk, error_on_requires_action, off_session });
  } else if (params.return_url) {
    delete account.state.intents[id];
    throw createInvalidRequest("You may only use return_url with confirm=true.", { param: "return_url" });
  }
  return intent;
}

/** POST /v1/payment_intents/:id: the amount can change until the charge, metadata at any time. */
export function updateIntent(account: StripeAccount, id: string, params: UpdateIntentParams): IntentRecord {
  const intent = getIntent(account, id);
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
      throw createUnexpectedState(
        `This PaymentIntent's ${name} could not be updated because it has a status of ${intent.status}. You may only update the ${name} of a PaymentIntent with one of the following statuses: requires_payment_method, requires_confirmation, requires_action.`,
      );
    }
  }
  if (params.amount !== undefined) requireAmount(params.amount);
  if (params.currency !== undefined) requireCurrency(params.currency);
  const method = findGivenMethod(account, params);
  const changesPayment = params.amount !== undefined && params.amount !== intent.amount;
  intent.amount = params.amount ?? intent.amount;
  intent.currency = params.currency?.toLowerCase() ?? intent.currency;
  intent.methodTypes = params.allowed_payment_method_types ?? intent.methodTypes;
  intent.metadata = mergeMetadata(intent.metadata, params.metadata);
  if (params.description !== undefined) intent.description = params.description || null;
  if (params.receipt_email !== undefined) intent.receiptEmail = params.receipt_email || null;
  if (params.shipping !== undefined) intent.shipping = parseShipping(params.shipping);
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

const cancelableStatuses = [
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
  const intent = getIntent(account, id);
  if (!cancelableStatuses.includes(intent.status)) {
    throw createUnexpectedState(
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be canceled: ${cancelableStatuses.join(", ")}.`,
    );
  }
  for (const charge of intent.charges.map((chargeId) => account.state.charges[chargeId])) {
    if (charge?.status === "succeeded" && !charge.captured) charge.amountReleased = charge.amount;
  }
  intent.status = "canceled";
  intent.challenge = null;
  intent.canceledAt = getEpochSeconds(account.clock);
  intent.cancellationReason = params.cancellation_reason ?? null;
  emitIntentEvent(account, caller, "payment_intent.canceled", intent);
  return intent;
}

export function mergeMetadata(
  old: Record<string, string>,
  changes: "" | Record<string, string> | undefined,
): Record<string, string> {
  if (changes === "") return {};
  const merged = { ...old, ...changes };
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== ""));
}

function findGivenMethod(
  account: StripeAccount,
  params: Pick<CreateIntentParams, "payment_method" | "payment_method_data">,
): string | null {
  if (params.payment_method) return findMethod(account, params.payment_method).id;
  if (params.payment_method_data) return createMethod(account, params.payment_method_data).id;
  return null;
}

/**
 * Parses the automatic payment methods. Since API version 2023-08-16, an intent without payment method types uses
 * those of the dashboard.
 */
function parseAutomaticMethods(params: CreateIntentParams): IntentRecord["automaticMethods"] {
  const automaticMethods = params.automatic_payment_methods;
  if (automaticMethods)
    return automaticMethods.enabled
      ? { enabled: true, redirects: automaticMethods.allow_redirects ?? "always" }
      : null;
  return params.allowed_payment_method_types ? null : { enabled: true, redirects: "always" };
}

function parseShipping(shippingParams: CreateIntentParams["shipping"]): IntentRecord["shipping"] {
  if (!shippingParams) return null;
  return {
    address: {
      city: shippingParams.address.city ?? null,
      country: shippingParams.address.country ?? null,
      line1: shippingParams.address.line1 ?? null,
      line2: shippingParams.address.line2 ?? null,
      postal_code: shippingParams.address.postal_code ?? null,
      state: shippingParams.address.state ?? null,
    },
    carrier: shippingParams.carrier ?? null,
    name: shippingParams.name,
    phone: shippingParams.phone ?? null,
    tracking_number: shippingParams.tracking_number ?? null,
  };
}

function requireAmount(amount: number): void {
  if (amount < 1) {
    throw createInvalidRequest("This value must be greater than or equal to 1.", {
      code: "parameter_invalid_integer",
      param: "amount",
    });
  }
  if (amount < smallestCents) {
    throw createInvalidRequest("Amount must be at least $0.50 usd", {
      code: "amount_too_small",
      param: "amount",
    });
  }
  if (amount > largestCents) {
    throw createInvalidRequest("Amount must be no more than $999,999.99", {
      code: "amount_too_large",
      param: "amount",
    });
  }
}

function requireCurrency(currency: string): void {
  if (currency.toLowerCase() !== "usd") {
    throw createInvalidRequest(
      `Invalid currency: ${currency.toLowerCase()}. The sandbox account takes usd only.`,
      {
        param: "currency",
      },
    );
  }
}
