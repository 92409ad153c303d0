import { createHash } from "node:crypto";
import { tryParseJson } from "@stile-and-rail/http/json";
import { z } from "zod";
import { toDecimalText } from "~/kernel/money/money";
import { err, ok, type Result } from "~/kernel/result";
import type {
  ChargeRequest,
  ContactAddress,
  PaymentGateway,
  ProviderFailure,
  ProviderResult,
  StartedAttempt,
  WebhookEvent,
  WebhookRefusal,
} from "../../payment-gateway";
import {
  createPaypalApi,
  type PaypalAccess,
  type PaypalApi,
  type PaypalResponse,
  parsePaypalError,
  toProviderFailure,
} from "./paypal-api.server";
import { fetchPaypalDispute } from "./paypal-dispute.server";
import { getRefundedCaptureId, paypalEventSchema, toWebhookEvent } from "./paypal-event";
import { type PaypalOrder, paypalOrderSchema, toPaypalOrderResult } from "./paypal-order";
import { findOrderOfCapture, refundCapture } from "./paypal-refund.server";

const orders = "/v2/checkout/orders";
const orderPath = (ref: string) => `${orders}/${encodeURIComponent(ref)}`;

/**
 * Creates the gateway to PayPal's Orders v2 through its REST API; in the demo only the URL differs (API-009 to
 * API-011).
 */
export function createPaypalGateway(access: PaypalAccess): PaymentGateway<"paypal"> {
  const api = createPaypalApi(access);
  const { clientId, sdkBaseUrl, live } = access;
  return {
    provider: "paypal",
    live,
    publicConfig: { clientId, ...(sdkBaseUrl ? { sdkBaseUrl } : {}) },
    start: async (charge) => {
      const body = JSON.stringify(toOrderBody(charge));
      const answer = await api({ method: "POST", path: orders, body, key: toIdempotencyKey(charge, body) });
      return parseOrderResponse(answer, toStartedAttempt);
    },
    update: async (ref, charge) => {
      const patched = await api({
        method: "PATCH",
        path: orderPath(ref),
        body: JSON.stringify(toOrderPatch(charge)),
      });
      if (!patched.ok) return patched;
      if (patched.value.status >= 400) return err(toProviderFailure(patched.value));
      return parseOrderResponse(await api({ method: "GET", path: orderPath(ref) }), toStartedAttempt);
    },
    capture: async (ref, key) => {
      const answer = await api({ method: "POST", path: `${orderPath(ref)}/capture`, body: "{}", key });
      const captured = parseOrderResponse(answer, () => null);
      const isDone = answer.ok && parsePaypalError(answer.value.body).issue === "ORDER_ALREADY_CAPTURED";
      return isDone ? ok(null) : captured;
    },
    updateMetadata: null,
    cancel: async (ref) => toCancelResult(await fetchOrderResult(api, ref, live)),
    refund: async (ref, amount, key) => {
      const result = await fetchOrderResult(api, ref, live);
      return result.ok ? refundCapture(api, result.value, amount, key) : result;
    },
    fetchResult: (ref) => fetchOrderResult(api, ref, live),
    fetchDispute: (disputeId) => fetchPaypalDispute(api, disputeId),
    parseWebhook: (raw, headers) => verifyWebhookEvent(api, access.webhookId, raw, headers),
  };
}

async function fetchOrderResult(
  api: PaypalApi,
  ref: string,
  live: boolean,
): Promise<Result<ProviderResult, ProviderFailure>> {
  return parseOrderResponse(await api({ method: "GET", path: orderPath(ref) }), (order) =>
    toPaypalOrderResult(order, live),
  );
}

/**
 * Returns the result of a cancellation. PayPal cannot cancel orders; an uncaptured order expires. Superseded orders
 * are never captured, so this only checks that none was captured before.
 */
function toCancelResult(result: Result<ProviderResult, ProviderFailure>): Result<null, ProviderFailure> {
  if (!result.ok) return result.failure.code === "expired" ? ok(null) : result;
  const { state, providerStatus } = result.value;
  return state === "paid" || state === "held"
    ? err({ code: "refused", message: `it is ${providerStatus}` })
    : ok(null);
}

/**
 * Creates one key per attempt and request body: a repeated request finds the first order, a changed one creates
 * another.
 */
function toIdempotencyKey({ attemptId }: ChargeRequest, body: string): string {
  const wording = createHash("sha256").update(body).digest("hex").slice(0, 12);
  return `att:${attemptId}:create:${wording}`;
}

/**
 * Creates the body with the attempt as invoice number. PayPal refuses a second capture with the same number, so an
 * attempt is paid only once.
 */
function toOrderBody(charge: ChargeRequest) {
  return {
    intent: "CAPTURE",
    purchase_units: [
      {
        reference_id: "default",
        custom_id: charge.attemptId,
        invoice_id: charge.attemptId,
        description: charge.description,
        amount: toPaypalAmount(charge),
        ...(charge.shipTo ? { shipping: toPaypalShipping(charge.shipTo) } : {}),
      },
    ],
    application_context: {
      shipping_preference: charge.shipTo ? "SET_PROVIDED_ADDRESS" : "NO_SHIPPING",
      user_action: "PAY_NOW",
    },
  };
}

function toOrderPatch(charge: ChargeRequest) {
  const unit = "/purchase_units/@reference_id=='default'";
  const replace = (field: string, value: unknown) => ({ op: "replace", path: `${unit}/${field}`, value });
  const shipping = charge.shipTo && toPaypalShipping(charge.shipTo);
  return [
    replace("amount", toPaypalAmount(charge)),
    ...(shipping
      ? [replace("shipping/name", shipping.name), replace("shipping/address", shipping.address)]
      : []),
  ];
}

function toPaypalAmount({ amount, currency }: ChargeRequest) {
  return { currency_code: currency.toUpperCase(), value: toDecimalText(amount) };
}

function toPaypalShipping({ name, line1, line2, city, state, zip, country }: ContactAddress) {
  return {
    name: { full_name: name },
    address: {
      address_line_1: line1,
      ...(line2 ? { address_line_2: line2 } : {}),
      admin_area_2: city,
      admin_area_1: state,
      postal_code: zip,
      country_code: country,
    },
  };
}

function toStartedAttempt({ id, status, links }: PaypalOrder): StartedAttempt<"paypal"> {
  const approveUrl = links?.find(({ rel }) => rel === "approve" || rel === "payer-action")?.href ?? "";
  return { ref: id, providerStatus: status, clientData: { paypalOrderId: id, approveUrl } };
}

/** Validates the order in a response; maps an error response to a failure. */
function parseOrderResponse<T>(
  answer: Result<PaypalResponse, ProviderFailure>,
  readOrder: (order: PaypalOrder) => T,
): Result<T, ProviderFailure> {
  if (!answer.ok) return answer;
  if (answer.value.status >= 400) return err(toProviderFailure(answer.value));
  const order = paypalOrderSchema.safeParse(answer.value.body);
  return order.success
    ? ok(readOrder(order.data))
    : err({ code: "no-answer", message: "the provider's answer was not an order" });
}

const signatureHeaders = {
  auth_algo: "paypal-auth-algo",
  cert_url: "paypal-cert-url",
  transmission_id: "paypal-transmission-id",
  transmission_sig: "paypal-transmission-sig",
  transmission_time: "paypal-transmission-time",
} as const;

const verdictSchema = z.object({ verification_status: z.string() });

/**
 * Asks PayPal to verify the signature. The event is sent back byte by byte, because the signature covers the
 * raw bytes.
 */
async function verifyWebhookEvent(
  api: PaypalApi,
  webhookId: string,
  raw: string,
  headers: Headers,
): Promise<Result<WebhookEvent, WebhookRefusal>> {
  const signature = Object.entries(signatureHeaders).map(
    ([name, header]) => [name, headers.get(header)] as const,
  );
  if (signature.some(([, value]) => !value)) return err("bad-signature");
  const event = paypalEventSchema.safeParse(tryParseJson(raw));
  if (!event.success) return err("garbled");
  const signedFields = JSON.stringify({ ...Object.fromEntries(signature), webhook_id: webhookId });
  const body = `${signedFields.slice(0, -1)},"webhook_event":${raw}}`;
  const response = await api({ method: "POST", path: "/v1/notifications/verify-webhook-signature", body });
  if (!response.ok) return err("no-answer");
  const verification = verdictSchema.safeParse(response.value.body);
  const isProven = verification.success && verification.data.verification_status === "SUCCESS";
  return isProven ? attachOrderRef(api, event.data) : err("bad-signature");
}

/** Adds the order to a refund event, which contains only the capture, by fetching it from PayPal. */
async function attachOrderRef(
  api: PaypalApi,
  event: z.infer<typeof paypalEventSchema>,
): Promise<Result<WebhookEvent, WebhookRefusal>> {
  const parsed = toWebhookEvent(event);
  const captureId = parsed.ref === null ? getRefundedCaptureId(event) : null;
  if (captureId === null) return ok(parsed);
  const order = await findOrderOfCapture(api, captureId);
  if (!order.ok) return err("no-answer");
  const isFound = order.value !== null && parsed.type === "PAYMENT.CAPTURE.REFUNDED";
  const { needsStaff: _, ...withoutReview } = parsed;
  return ok({ ...(isFound ? withoutReview : parsed), ref: order.value });
}
