// oxlint-disable max-lines -- a provider's answers, field by field
import type Stripe from "stripe";
import { getCharge, getMethod, type StripeAccount } from "./account.ts";
import { findCardByTag, getLastFour } from "./cards.ts";
import type { ChargeRecord, EventRecord, IntentRecord, MethodRecord } from "./stripe-state.ts";

/** Converts an intent to Stripe's type. */
export function renderIntent(account: StripeAccount, intent: IntentRecord): Stripe.PaymentIntent {
  const charges = intent.charges.map((id) => getCharge(account, id));
  const succeededCharge = charges.find((charge) => charge.status === "succeeded");
  return {
    id: intent.id,
    object: "payment_intent",
    allowed_payment_method_types: intent.automaticMethods ? null : intent.methodTypes,
    amount: intent.amount,
    amount_capturable: intent.status === "requires_capture" ? (succeededCharge?.amount ?? 0) : 0,
    amount_details: { tip: {} },
    amount_received: intent.status === "succeeded" ? (succeededCharge?.amountCaptured ?? 0) : 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: intent.automaticMethods && {
      enabled: intent.automaticMethods.enabled,
      allow_redirects: intent.automaticMethods.redirects,
    },
    canceled_at: intent.canceledAt,
    cancellation_reason: intent.cancellationReason,
    capture_method: intent.captureMethod,
    client_secret: intent.clientSecret,
    confirmation_method: intent.confirmationMethod,
    created: intent.created,
    currency: intent.currency,
    customer: null,
    customer_account: null,
    description: intent.description,
    excluded_payment_method_types: null,
    last_payment_error: renderLastError(account, intent),
    latest_charge: intent.charges.at(-1) ?? null,
    livemode: false,
    managed_payments: null,
    metadata: intent.metadata,
    next_action: renderNextAction(account, intent),
    on_behalf_of: null,
    payment_method: intent.method,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: { installments: null, mandate_options: null, network: null, request_three_d_secure: "automatic" },
    },
    payment_method_types: intent.methodTypes,
    payment_record: null,
    processing: intent.status === "processing" ? { type: "card", card: {} } : null,
    receipt_email: intent.receiptEmail,
    review: null,
    setup_future_usage: intent.setupFutureUsage,
    shipping: intent.shipping,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: intent.statementSuffix,
    status: intent.status,
    transfer_data: null,
    transfer_group: null,
  };
}

const browserVisibleFields = [
  "id",
  "object",
  "amount",
  "amount_details",
  "automatic_payment_methods",
  "canceled_at",
  "cancellation_reason",
  "capture_method",
  "client_secret",
  "confirmation_method",
  "created",
  "currency",
  "description",
  "last_payment_error",
  "livemode",
  "next_action",
  "payment_method",
  "payment_method_types",
  "processing",
  "receipt_email",
  "setup_future_usage",
  "shipping",
  "source",
  "status",
] as const;

/** Converts an intent for a browser with a publishable key, without the merchant's data such as metadata. */
export function renderIntentForBrowser(
  account: StripeAccount,
  intent: IntentRecord,
): Partial<Stripe.PaymentIntent> {
  const full = renderIntent(account, intent);
  return Object.fromEntries(browserVisibleFields.map((name) => [name, full[name]]));
}

function renderLastError(
  account: StripeAccount,
  intent: IntentRecord,
): Stripe.PaymentIntent.LastPaymentError | null {
  const error = intent.lastError;
  if (!error) return null;
  return {
    type: error.type,
    // The SDK types error codes as a closed union, and our table contains only codes of it.
    code: error.code as Stripe.PaymentIntent.LastPaymentError.Code,
    ...(error.declineCode ? { decline_code: error.declineCode } : {}),
    ...(error.charge ? { charge: error.charge } : {}),
    doc_url: `https://stripe.com/docs/error-codes/${error.code.replaceAll("_", "-")}`,
    message: error.message,
    payment_method: renderMethod(getMethod(account, error.method)),
  };
}

function renderNextAction(
  account: StripeAccount,
  intent: IntentRecord,
): Stripe.PaymentIntent.NextAction | null {
  if (!intent.challenge) return null;
  if (intent.challenge.via === "redirect" && intent.returnUrl) {
    return {
      type: "redirect_to_url",
      redirect_to_url: { return_url: intent.returnUrl, url: getChallengeUrl(account, intent) },
    };
  }
  return {
    type: "use_stripe_sdk",
    use_stripe_sdk: { type: "three_d_secure_redirect", stripe_js: getChallengeUrl(account, intent) },
  };
}

/** Returns the URL of the bank's challenge page. */
function getChallengeUrl(account: StripeAccount, intent: IntentRecord): string {
  return `${account.origin()}/stripe/authenticate/${intent.id}?secret=${intent.clientSecret}`;
}

export function renderMethod(method: MethodRecord): Stripe.PaymentMethod {
  const card = findCardByTag(method.card);
  return {
    id: method.id,
    object: "payment_method",
    allow_redisplay: "unspecified",
    billing_details: method.billing,
    card: {
      brand: card?.brand ?? "unknown",
      checks: renderChecks(method),
      country: "US",
      display_brand: card?.brand ?? null,
      exp_month: method.expMonth,
      exp_year: method.expYear,
      fingerprint: `sandbox${method.card.replace(/\W|_/g, "")}`,
      funding: "credit",
      generated_from: null,
      last4: card ? getLastFour(card) : "0000",
      networks: { available: [card?.brand ?? "visa"], preferred: null },
      regulated_status: "unregulated",
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: method.created,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: "card",
  };
}

function renderChecks(method: MethodRecord): Stripe.PaymentMethod.Card.Checks {
  return {
    address_line1_check: method.billing.address?.line1 ? "pass" : null,
    address_postal_code_check: method.billing.address?.postal_code ? "pass" : null,
    cvc_check: method.cvcGiven ? "pass" : null,
  };
}

export function renderCharge(account: StripeAccount, charge: ChargeRecord): Stripe.Charge {
  const method = getMethod(account, charge.method);
  const intent = account.state.intents[charge.intent];
  const card = renderMethod(method).card;
  return {
    id: charge.id,
    object: "charge",
    amount: charge.amount,
    amount_captured: charge.amountCaptured,
    amount_refunded: charge.amountReleased,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: charge.captured ? charge.id.replace(/^ch_/, "txn_") : null,
    billing_details: { ...method.billing, tax_id: null },
    calculated_statement_descriptor: "STILE AND RAIL SANDBOX",
    captured: charge.captured,
    created: charge.created,
    currency: charge.currency,
    customer: null,
    description: intent?.description ?? null,
    disputed: Object.values(account.state.disputes).some((dispute) => dispute.charge === charge.id),
    failure_balance_transaction: null,
    failure_code: charge.decline?.code ?? null,
    failure_message: charge.decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: charge.metadata,
    on_behalf_of: null,
    outcome: renderOutcome(charge),
    paid: charge.status === "succeeded",
    payment_intent: charge.intent,
    payment_method: charge.method,
    payment_method_details: {
      type: "card",
      card: {
        amount_authorized: charge.status === "succeeded" ? charge.amount : null,
        authorization_code: null,
        brand: card?.brand ?? null,
        checks: renderChecks(method),
        country: "US",
        exp_month: method.expMonth,
        exp_year: method.expYear,
        fingerprint: card?.fingerprint ?? null,
        funding: "credit",
        installments: null,
        last4: card?.last4 ?? null,
        mandate: null,
        network: card?.brand ?? null,
        network_token: { used: false },
        electronic_commerce_indicator: null,
        network_transaction_id: null,
        transaction_link_id: null,
        regulated_status: "unregulated",
        three_d_secure: null,
        wallet: null,
      },
    },
    receipt_email: intent?.receiptEmail ?? null,
    receipt_number: null,
    receipt_url: null,
    refunded: charge.amountReleased > 0 && charge.amountReleased === charge.amount,
    review: null,
    shipping: intent?.shipping ?? null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: intent?.statementSuffix ?? null,
    status: charge.status,
    transfer_data: null,
    transfer_group: null,
  };
}

function renderOutcome(charge: ChargeRecord): Stripe.Charge.Outcome {
  const declined = charge.decline !== null;
  return {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: declined ? "declined_by_network" : "approved_by_network",
    reason: charge.decline ? (charge.decline.declineCode ?? charge.decline.code) : null,
    risk_level: "normal",
    seller_message: declined ? "The bank did not return any further details." : "Payment complete.",
    type: declined ? "issuer_declined" : "authorized",
  };
}

/** Renders an event as the webhook's body. Returns a string, because the signature covers its bytes. */
export function renderEvent(event: EventRecord, pendingWebhooks: number) {
  return {
    id: event.id,
    object: "event",
    api_version: event.apiVersion,
    created: event.created,
    data: { object: event.object },
    livemode: false,
    pending_webhooks: pendingWebhooks,
    request: { id: event.requestId, idempotency_key: event.idempotencyKey },
    type: event.type,
  };
}
