import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import type { Customer } from "~/domains/account/customer";
import { getRecordedOrder } from "~/domains/checkout/checkout.failures";
import { createOrderBodySchema, orderChangeSchema } from "~/domains/checkout/place-order/order-body.schema";
import {
  toBadRequestReply,
  toInvalidReply,
  toNoAnswerReply,
  toNotFoundReply,
  toOrderRefusal,
  toPlacedOrderReply,
  toTooManyFreeOrdersReply,
  toUpdatedOrderReply,
} from "~/domains/checkout/place-order/order-reply.server";
import type { CheckoutForm } from "~/domains/checkout/place-order/place-order.schema";
import { placeOrder } from "~/domains/checkout/place-order/place-order.server";
import { settleOrderPayment } from "~/domains/checkout/place-order/settle-order-payment.server";
import { fieldMessages } from "~/domains/forms/validation/field.messages";
import { findFieldsWithPunctuation } from "~/domains/forms/validation/find-fields-with-punctuation.server";
import { toOrderJson } from "~/domains/orders/order.schema";
import { findOrder } from "~/domains/orders/read-order.server";
import { addOrderCookies, readOrderIds } from "~/edge/guards/cookies/order-cookie.server";
import { withFreeOrderLimit } from "~/edge/guards/free-order-limit.server";
import { derivePlacementId } from "~/edge/guards/placement-id.server";
import { getSignedInCustomer } from "~/edge/guards/signed-in.server";
import { readJson } from "~/edge/requests/read-json.server";
import { respondTooManyRequests, toPrivateJson, toPrivateReply } from "~/edge/requests/responses";
import type { Services } from "~/edge/services/services.server";

/** GET /api/order returns this browser's newest order, according to its signed cookies (decision 095). */
export async function loader({ request, context: { services } }: LoaderFunctionArgs) {
  const [orderId] = readOrderIds(request, services.env, services.clock.now());
  const order = orderId && (await findOrder(services.db, orderId));
  return order
    ? toPrivateJson(200, { success: true, data: toOrderJson(order) })
    : toPrivateReply(toNotFoundReply());
}

/** POST places an order; PATCH settles it after the payment step (API-019, API-020). */
export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const { services, clientIp } = context;
  const limit = request.method === "POST" ? "place-order" : "payment";
  if (!(await services.limits.allows(limit, clientIp ?? "unknown"))) return respondTooManyRequests();
  if (request.method === "POST") return post(args, clientIp ?? "unknown");
  if (request.method === "PATCH") return patch(request, services);
  return new Response(null, { status: 405, headers: { Allow: "GET, POST, PATCH" } });
}

async function post(args: ActionFunctionArgs, clientIp: string): Promise<Response> {
  const { request, context } = args;
  const { services } = context;
  const openFields = await findFieldsWithPunctuation(services.content);
  const body = await readJson(request, createOrderBodySchema(openFields));
  if (!body.ok) return toPrivateReply(toInvalidReply(body.failure.errors, fieldMessages.formInvalid));
  const customer = (await getSignedInCustomer(args))?.customer ?? null;
  const placedOrderIds = readOrderIds(request, services.env, services.clock.now());
  const form = setVerifiedEmail(body.value.form, customer);
  const placementId = derivePlacementId({ ...body.value, form }, services.env.sessionSecret);
  const input = { ...body.value, form, retry: { ...body.value.retry, placementId } };
  const placedOrder = await withFreeOrderLimit(
    services,
    { email: form.bill_email, clientIp },
    () => placeOrder(services, input, { placedOrderIds, customerId: customer?.id ?? null }),
    (result) => result.ok && result.value.payment === null,
  );
  if (placedOrder === "too-many") return toPrivateReply(toTooManyFreeOrdersReply());
  const binding = { request, env: services.env, clock: services.clock };
  if (placedOrder.ok)
    return addOrderCookies(
      toPrivateReply(toPlacedOrderReply(placedOrder.value)),
      placedOrder.value.order,
      binding,
    );
  const refusedReply = toPrivateReply(toOrderRefusal(placedOrder.failure));
  const recorded = getRecordedOrder(placedOrder.failure);
  return recorded ? addOrderCookies(refusedReply, recorded, binding) : refusedReply;
}

/** Replaces the email in the form by the verified one of a signed-in customer (CHK-008). */
function setVerifiedEmail(form: CheckoutForm, customer: Customer | null): CheckoutForm {
  return customer ? { ...form, bill_email: customer.email, ship_email: customer.email } : form;
}

async function patch(request: Request, services: Services): Promise<Response> {
  const change = await readJson(request, orderChangeSchema);
  if (!change.ok && change.failure.status === 400) return toPrivateReply(toBadRequestReply());
  const isPlacedByBrowser =
    change.ok && readOrderIds(request, services.env, services.clock.now()).includes(change.value.id);
  if (!isPlacedByBrowser) return toPrivateReply(toNotFoundReply());
  const updated = await settleOrderPayment(services, change.value.id);
  if (updated.ok) return toPrivateReply(toUpdatedOrderReply(updated.value));
  return toPrivateReply(
    updated.failure.code === "no-answer" ? toNoAnswerReply(updated.failure.message) : toNotFoundReply(),
  );
}
