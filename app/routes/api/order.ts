import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { checkoutMessages } from "~/domains/checkout/checkout-fields";
import { placeOrderBodySchema } from "~/domains/checkout/order-body.schema";
import { orderChangeSchema } from "~/domains/checkout/order-change.schema";
import {
  invalidReply,
  notFoundReply,
  placedReply,
  type Reply,
  refusedReply,
  silentReply,
  tooManyReply,
  updatedReply,
} from "~/domains/checkout/order-reply.server";
import { placeOrder } from "~/domains/checkout/place-order.server";
import { updateOrder } from "~/domains/checkout/update-order.server";
import { orderJson } from "~/domains/orders/order.schema";
import { lookUpOrder } from "~/domains/orders/read-order.server";
import { orderCookie, ownOrderId } from "~/edge/order-cookie.server";
import { readJson } from "~/edge/read-json.server";
import type { Services } from "~/edge/services.server";

/** GET /api/order answers the order this browser placed (its signed cookie says which; ruling C07). */
export async function loader({ request, context: { services } }: LoaderFunctionArgs) {
  const orderId = ownOrderId(request, services.env);
  const order = orderId && (await lookUpOrder(services.db, orderId));
  return order
    ? Response.json({ success: true, data: orderJson(order) }, { headers })
    : answer(notFoundReply());
}

/** POST places an order, PATCH brings it up to date after the payment step (S2 §7, rulings A27, C33). */
export async function action({ request, context: { services, clientAddress } }: ActionFunctionArgs) {
  const limit = request.method === "POST" ? "place-order" : "payment";
  if (!(await services.limits.allows(limit, clientAddress ?? "unknown"))) return answer(tooManyReply());
  if (request.method === "POST") return post(request, services);
  if (request.method === "PATCH") return patch(request, services);
  return new Response(null, { status: 405, headers: { Allow: "GET, POST, PATCH" } });
}

async function post(request: Request, services: Services): Promise<Response> {
  const input = await readJson(request, placeOrderBodySchema);
  if (!input.ok) return answer(invalidReply(input.failure, checkoutMessages.formInvalid));
  const placed = await placeOrder(services, input.value, { ownOrderId: ownOrderId(request, services.env) });
  if (placed.ok)
    return answer(await placedReply(services.content, placed.value), placed.value.order.id, services);
  const recorded = placed.failure.code === "provider-failed" ? placed.failure.order?.id : undefined;
  return answer(refusedReply(placed.failure), recorded, services);
}

async function patch(request: Request, services: Services): Promise<Response> {
  const change = await readJson(request, orderChangeSchema);
  if (!change.ok || change.value.id !== ownOrderId(request, services.env)) return answer(notFoundReply());
  const updated = await updateOrder(services, change.value.id);
  if (updated.ok) return answer(await updatedReply(services.content, updated.value));
  return answer(
    updated.failure.code === "no-answer" ? silentReply(updated.failure.message) : notFoundReply(),
  );
}

const headers = { "Cache-Control": "no-store" };

/** With `orderId` the reply also binds that order to this browser. */
function answer({ status, body }: Reply, orderId?: string, services?: Services): Response {
  const answered = Response.json(body, { status, headers });
  if (orderId && services) answered.headers.set("Set-Cookie", orderCookie(orderId, services.env));
  return answered;
}
