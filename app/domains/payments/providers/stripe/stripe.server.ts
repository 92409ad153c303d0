import { createHash } from "node:crypto";
import Stripe from "stripe";
import { err, ok, type Result } from "~/kernel/result";
import type {
  ChargeRequest,
  PaymentGateway,
  ProviderDispute,
  ProviderFailure,
  StartedAttempt,
} from "../../payment-gateway";
import { disputeSchema, toProviderDispute } from "./stripe-dispute";
import { stripeEventSchema, toWebhookEvent } from "./stripe-event";
import { intentSchema, type StripeIntent, toIntentResult } from "./stripe-intent";

export type StripeAccess = {
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
  /** URL of the demo script that replaces Stripe.js. */
  readonly scriptUrl?: string;
  /** Host of the API when it is not Stripe's own. */
  readonly apiHost?: string;
  readonly apiPort?: number;
  readonly apiProtocol?: "http" | "https";
  /** Request timeout in milliseconds; 15 seconds by default. */
  readonly timeoutMs?: number;
};

const defaultTimeoutMs = 15_000;
const networkRetries = 2;

/** Creates the gateway to Stripe through its SDK; in the demo only the host differs (API-004, API-008). */
export function createStripeGateway(access: StripeAccess): PaymentGateway<"stripe"> {
  const stripe = new Stripe(access.secretKey, {
    ...(access.apiHost ? { host: access.apiHost, port: access.apiPort, protocol: access.apiProtocol } : {}),
    telemetry: false,
    timeout: access.timeoutMs ?? defaultTimeoutMs,
    maxNetworkRetries: networkRetries,
  });
  return {
    provider: "stripe",
    live: !access.secretKey.includes("_test_"),
    publicConfig: {
      publishableKey: access.publishableKey,
      ...(access.scriptUrl ? { scriptUrl: access.scriptUrl } : {}),
    },
    start: (charge) =>
      callStripe(
        () =>
          stripe.paymentIntents.create(toCreateParams(charge), { idempotencyKey: toIdempotencyKey(charge) }),
        toStartedAttempt,
      ),
    // No idempotency key: repeating an update is harmless, and an old key would replay an old amount.
    update: (ref, charge) =>
      callStripe(() => stripe.paymentIntents.update(ref, toIntentParams(charge)), toStartedAttempt),
    capture: (ref, key) =>
      callStripe(
        () => stripe.paymentIntents.capture(ref, {}, { idempotencyKey: key }),
        () => null,
      ),
    updateMetadata: (ref, metadata) =>
      callStripe(
        () => stripe.paymentIntents.update(ref, { metadata }),
        () => null,
      ),
    cancel: (ref) => cancelIntent(stripe, ref),
    refund: (ref, amount, key) => refundIntent(stripe, ref, amount, key),
    fetchResult: (ref) =>
      callStripe(
        () => stripe.paymentIntents.retrieve(ref, { expand: ["latest_charge.refunds"] }),
        toIntentResult,
      ),
    fetchDispute: (disputeId) => fetchStripeDispute(stripe, disputeId),
    parseWebhook: async (raw, headers) => {
      const signature = headers.get("stripe-signature");
      if (!signature) return err("bad-signature");
      try {
        stripe.webhooks.constructEvent(raw, signature, access.webhookSecret);
      } catch {
        return err("bad-signature");
      }
      const event = stripeEventSchema.safeParse(JSON.parse(raw));
      return event.success ? ok(toWebhookEvent(event.data)) : err("garbled");
    },
  };
}

async function fetchStripeDispute(
  stripe: Stripe,
  disputeId: string,
): Promise<Result<ProviderDispute, ProviderFailure>> {
  try {
    const dispute = disputeSchema.safeParse(await stripe.disputes.retrieve(disputeId));
    return dispute.success
      ? ok(toProviderDispute(dispute.data))
      : err({ code: "no-answer", message: "the provider's answer was not a dispute" });
  } catch (error) {
    return err(toProviderFailure(error));
  }
}

async function refundIntent(
  stripe: Stripe,
  ref: string,
  amount: number,
  idempotencyKey: string,
): Promise<Result<string, ProviderFailure>> {
  try {
    const { id } = await stripe.refunds.create({ payment_intent: ref, amount }, { idempotencyKey });
    return ok(id);
  } catch (error) {
    return err(toProviderFailure(error));
  }
}

/**
 * Cancels an intent. One that is canceled already counts as canceled; Stripe refuses it with the same code as a paid
 * one.
 */
async function cancelIntent(stripe: Stripe, ref: string): Promise<Result<null, ProviderFailure>> {
  const answer = await callStripe(
    () => stripe.paymentIntents.cancel(ref),
    () => null,
  );
  if (answer.ok || answer.failure.code !== "refused") return answer;
  const now = await callStripe(
    () => stripe.paymentIntents.retrieve(ref),
    ({ status }) => status,
  );
  return now.ok && now.value === "canceled" ? ok(null) : answer;
}

/**
 * Creates one key per attempt and request body. Stripe refuses a repeated key with other parameters, so a changed
 * request gets a new key.
 */
function toIdempotencyKey(charge: ChargeRequest): string {
  const wording = createHash("sha256").update(JSON.stringify(charge)).digest("hex").slice(0, 12);
  return `att:${charge.attemptId}:create:${wording}`;
}

function toIntentParams(charge: ChargeRequest) {
  const { shipTo, options } = charge;
  return {
    ...(options?.paymentMethodId ? { payment_method: options.paymentMethodId } : {}),
    amount: charge.amount,
    currency: charge.currency.toLowerCase(),
    receipt_email: charge.receiptEmail,
    metadata: {
      ...charge.metadata,
      attemptId: charge.attemptId,
      paymentId: charge.paymentId,
    },
    ...(shipTo
      ? {
          shipping: {
            name: shipTo.name,
            phone: shipTo.phone,
            address: {
              line1: shipTo.line1,
              ...(shipTo.line2 ? { line2: shipTo.line2 } : {}),
              city: shipTo.city,
              state: shipTo.state,
              postal_code: shipTo.zip,
              country: shipTo.country,
            },
          },
        }
      : {}),
  };
}

function toCreateParams(charge: ChargeRequest) {
  return {
    ...toIntentParams(charge),
    description: charge.description,
    allowed_payment_method_types: [...(charge.options?.availableMethods ?? ["card"])],
  };
}

/**
 * Converts Stripe's response. With the secret key it always contains the client secret, which the browser needs to
 * confirm.
 */
function toStartedAttempt({ id, status, client_secret }: StripeIntent): StartedAttempt<"stripe"> {
  return {
    ref: id,
    providerStatus: status,
    clientData: { clientSecret: client_secret ?? "", paymentIntentId: id },
  };
}

/** Calls Stripe and validates the response: the SDK accepts any JSON without `error` as an intent. */
async function callStripe<T>(
  call: () => Promise<unknown>,
  readIntent: (intent: StripeIntent) => T,
): Promise<Result<T, ProviderFailure>> {
  try {
    const answer = intentSchema.safeParse(await call());
    return answer.success
      ? ok(readIntent(answer.data))
      : err({ code: "no-answer", message: "the provider's answer was not a payment intent" });
  } catch (error) {
    return err(toProviderFailure(error));
  }
}

function toProviderFailure(error: unknown): ProviderFailure {
  if (error instanceof Stripe.errors.StripeError) {
    // The missing object is the payment itself, or something else such as a payment method.
    if (error.code === "resource_missing") {
      const isPayment = error.param === undefined || error.param === "intent";
      return { code: isPayment ? "unknown-ref" : "refused", message: error.message };
    }
    const isClientError = error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500;
    // 409: another request with this key is running. 429: rate limit. Both may have taken effect.
    if (isClientError && error.statusCode !== 409 && error.statusCode !== 429) {
      return { code: "refused", message: error.message };
    }
    return { code: "no-answer", message: error.message };
  }
  if (error instanceof Error) return { code: "no-answer", message: error.message };
  throw error;
}
