import { createHash } from "node:crypto";
import { z } from "zod";
import { jsonIn } from "~/kernel/json";
import { decimalOf } from "~/kernel/money";
import { err, ok, type Result } from "~/kernel/result";
import type {
  ChargeRequest,
  Gateway,
  GatewayFailure,
  Outcome,
  ShipTo,
  StartedAttempt,
  WebhookEvent,
  WebhookRefusal,
} from "../../gateway";
import {
  failureOf,
  type PaypalAccess,
  type PaypalAnswer,
  type PaypalApi,
  paypalApi,
  refusalOf,
} from "./paypal-api.server";
import { fetchPaypalDispute } from "./paypal-dispute.server";
import { paypalEventShape, refundedCaptureOf, webhookEventOf } from "./paypal-event";
import { outcomeOfOrder, type PaypalOrder, paypalOrderShape } from "./paypal-order";
import { orderOfCapture, refundCapture } from "./paypal-refund.server";

const orders = "/v2/checkout/orders";
const orderPath = (ref: string) => `${orders}/${encodeURIComponent(ref)}`;

/** PayPal's Orders v2 by its REST API; the demo's sandbox is only another address (API-009 to API-011). */
export function paypalGateway(access: PaypalAccess): Gateway<"paypal"> {
  const api = paypalApi(access);
  const { clientId, sdkBaseUrl, live } = access;
  return {
    provider: "paypal",
    live,
    publicConfig: { clientId, ...(sdkBaseUrl ? { sdkBaseUrl } : {}) },
    start: async (charge) => {
      const body = JSON.stringify(creationOf(charge));
      const answer = await api({ method: "POST", path: orders, body, key: creationKey(charge, body) });
      return orderIn(answer, started);
    },
    update: async (ref, charge) => {
      const changed = await api({
        method: "PATCH",
        path: orderPath(ref),
        body: JSON.stringify(changesOf(charge)),
      });
      if (!changed.ok) return changed;
      if (changed.value.status >= 400) return err(failureOf(changed.value));
      return orderIn(await api({ method: "GET", path: orderPath(ref) }), started);
    },
    capture: async (ref, key) => {
      const answer = await api({ method: "POST", path: `${orderPath(ref)}/capture`, body: "{}", key });
      const captured = orderIn(answer, () => null);
      const isDone = answer.ok && refusalOf(answer.value.body).issue === "ORDER_ALREADY_CAPTURED";
      return isDone ? ok(null) : captured;
    },
    annotate: null,
    cancel: async (ref) => canceled(await truthOf(api, ref, live)),
    refund: async (ref, amount, key) => {
      const truth = await truthOf(api, ref, live);
      return truth.ok ? refundCapture(api, truth.value, amount, key) : truth;
    },
    fetchTruth: (ref) => truthOf(api, ref, live),
    fetchDispute: (disputeId) => fetchPaypalDispute(api, disputeId),
    parseWebhook: (raw, headers) => provenEvent(api, access.webhookId, raw, headers),
  };
}

async function truthOf(api: PaypalApi, ref: string, live: boolean): Promise<Result<Outcome, GatewayFailure>> {
  return orderIn(await api({ method: "GET", path: orderPath(ref) }), (order) => outcomeOfOrder(order, live));
}

/**
 * PayPal knows no cancelling: an order nobody captures comes to nothing. We capture none that is superseded, so all
 * there is to find out is whether that happened before.
 */
function canceled(truth: Result<Outcome, GatewayFailure>): Result<null, GatewayFailure> {
  if (!truth.ok) return truth.failure.code === "expired" ? ok(null) : truth;
  const { standing, providerStatus } = truth.value;
  return standing === "paid" || standing === "held"
    ? err({ code: "refused", message: `it is ${providerStatus}` })
    : ok(null);
}

/** One key per attempt and wording: a repeated request finds the first order; a changed one is a request of its own. */
function creationKey({ attemptId }: ChargeRequest, body: string): string {
  const wording = createHash("sha256").update(body).digest("hex").slice(0, 12);
  return `att:${attemptId}:create:${wording}`;
}

/** PayPal refuses a second capture under one invoice number: an attempt is paid once, whatever orders it left behind. */
function creationOf(charge: ChargeRequest) {
  return {
    intent: "CAPTURE",
    purchase_units: [
      {
        reference_id: "default",
        custom_id: charge.attemptId,
        invoice_id: charge.attemptId,
        description: charge.description,
        amount: amountOf(charge),
        ...(charge.shipTo ? { shipping: shippingOf(charge.shipTo) } : {}),
      },
    ],
    application_context: {
      shipping_preference: charge.shipTo ? "SET_PROVIDED_ADDRESS" : "NO_SHIPPING",
      user_action: "PAY_NOW",
    },
  };
}

function changesOf(charge: ChargeRequest) {
  const unit = "/purchase_units/@reference_id=='default'";
  const replace = (part: string, value: unknown) => ({ op: "replace", path: `${unit}/${part}`, value });
  const shipping = charge.shipTo && shippingOf(charge.shipTo);
  return [
    replace("amount", amountOf(charge)),
    ...(shipping
      ? [replace("shipping/name", shipping.name), replace("shipping/address", shipping.address)]
      : []),
  ];
}

function amountOf({ amount, currency }: ChargeRequest) {
  return { currency_code: currency.toUpperCase(), value: decimalOf(amount) };
}

function shippingOf({ name, line1, line2, city, state, zip, country }: ShipTo) {
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

function started({ id, status, links }: PaypalOrder): StartedAttempt<"paypal"> {
  const approveUrl = links?.find(({ rel }) => rel === "approve" || rel === "payer-action")?.href ?? "";
  return { ref: id, providerStatus: status, clientData: { paypalOrderId: id, approveUrl } };
}

/** Reads the order in an answer with suspicion; a refusal becomes a failure by its name. */
function orderIn<T>(
  answer: Result<PaypalAnswer, GatewayFailure>,
  read: (order: PaypalOrder) => T,
): Result<T, GatewayFailure> {
  if (!answer.ok) return answer;
  if (answer.value.status >= 400) return err(failureOf(answer.value));
  const order = paypalOrderShape.safeParse(answer.value.body);
  return order.success
    ? ok(read(order.data))
    : err({ code: "no-answer", message: "the provider's answer was not an order" });
}

const signatureHeaders = {
  auth_algo: "paypal-auth-algo",
  cert_url: "paypal-cert-url",
  transmission_id: "paypal-transmission-id",
  transmission_sig: "paypal-transmission-sig",
  transmission_time: "paypal-transmission-time",
} as const;

const verdictShape = z.object({ verification_status: z.string() });

/** Asks PayPal whether it sent this; the event is handed back byte by byte, because its signature covers the bytes. */
async function provenEvent(
  api: PaypalApi,
  webhookId: string,
  raw: string,
  headers: Headers,
): Promise<Result<WebhookEvent, WebhookRefusal>> {
  const signature = Object.entries(signatureHeaders).map(
    ([name, header]) => [name, headers.get(header)] as const,
  );
  if (signature.some(([, value]) => !value)) return err("bad-signature");
  const event = paypalEventShape.safeParse(jsonIn(raw));
  if (!event.success) return err("garbled");
  const facts = JSON.stringify({ ...Object.fromEntries(signature), webhook_id: webhookId });
  const body = `${facts.slice(0, -1)},"webhook_event":${raw}}`;
  const asked = await api({ method: "POST", path: "/v1/notifications/verify-webhook-signature", body });
  if (!asked.ok) return err("no-answer");
  const verdict = verdictShape.safeParse(asked.value.body);
  const isProven = verdict.success && verdict.data.verification_status === "SUCCESS";
  return isProven ? located(api, event.data) : err("bad-signature");
}

/** An event of a refund says only from which capture it was taken: PayPal is asked which order that belongs to. */
async function located(
  api: PaypalApi,
  event: z.infer<typeof paypalEventShape>,
): Promise<Result<WebhookEvent, WebhookRefusal>> {
  const known = webhookEventOf(event);
  const captureId = known.ref === null ? refundedCaptureOf(event) : null;
  if (captureId === null) return ok(known);
  const order = await orderOfCapture(api, captureId);
  if (!order.ok) return err("no-answer");
  const isFound = order.value !== null && known.type === "PAYMENT.CAPTURE.REFUNDED";
  const { needsStaff: _, ...found } = known;
  return ok({ ...(isFound ? found : known), ref: order.value });
}
