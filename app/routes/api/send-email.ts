import type { ActionFunctionArgs } from "@remix-run/node";
import { fieldMessages } from "~/domains/forms/validation/field.messages";
import { emailRequestSchema } from "~/domains/orders/emails/email-request.schema";
import {
  emailRequestStatus,
  emailRequestTexts,
  requestEmail,
} from "~/domains/orders/emails/request-email.server";
import type { Order } from "~/domains/orders/order";
import { orderMessages } from "~/domains/orders/order.messages";
import { findOrder } from "~/domains/orders/read-order.server";
import { readOrderIds } from "~/edge/guards/cookies/order-cookie.server";
import { readJson } from "~/edge/requests/read-json.server";
import {
  rejectOtherMethods,
  rejectUnlessPost,
  tooManyRequestsMessage,
  toPrivateJson,
} from "~/edge/requests/responses";
import type { Services } from "~/edge/services/services.server";

/** GET is not allowed. */
export const loader = () => rejectOtherMethods("POST");

/** POST /api/email/send-email (API-022): sends an email about an order of this browser. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { services, clientIp } = context;
  const wrongMethod = rejectUnlessPost(request);
  if (wrongMethod) return wrongMethod;
  if (!(await services.limits.allows("payment", clientIp ?? "unknown")))
    return respondWithFailure(429, tooManyRequestsMessage);
  const emailRequest = await readJson(request, emailRequestSchema);
  if (!emailRequest.ok) return respondWithFailure(emailRequest.failure.status, fieldMessages.formInvalid);
  const { type, recipient, data } = emailRequest.value;
  const order = await findOrderOfBrowser(request, services, data.orderId);
  if (!order) return respondWithFailure(404, orderMessages.notFound);
  const due = await requestEmail(services, order, { kind: type, recipient });
  if (due.ok) return toPrivateJson(200, { ok: true });
  return respondWithFailure(emailRequestStatus[due.failure.code], emailRequestTexts[due.failure.code]);
}

/** Finds an order of this browser by number or id. */
async function findOrderOfBrowser(
  request: Request,
  { db, env, clock }: Services,
  orderId: string,
): Promise<Order | null> {
  for (const id of readOrderIds(request, env, clock.now())) {
    const order = await findOrder(db, id);
    if (order && [order.id, order.orderIncrementId].includes(orderId)) return order;
  }
  return null;
}

function respondWithFailure(status: number, message: string): Response {
  return toPrivateJson(status, { ok: false, message });
}
