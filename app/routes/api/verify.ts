import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { orderMessages } from "~/domains/orders/order.messages";
import { findOrder } from "~/domains/orders/read-order.server";
import { paymentMessages } from "~/domains/payments/payments.messages";
import { readReturnProof } from "~/domains/payments/providers/return-proof";
import type { VerifyReply } from "~/domains/payments/verify-reply.schema";
import { getPaymentFailureMessage, paymentFailureStatus } from "~/domains/settlement/settlement.failures";
import { type VerifiedPayment, verifyPayment } from "~/domains/settlement/verify-payment.server";
import { addOrderCookies } from "~/edge/guards/cookies/order-cookie.server";
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

/**
 * POST /api/payment/{paymentMethod}/verify (API-012): verifies the payment after a redirect; only Stripe
 * redirects (PAY-035). Knowing the payment's secret binds the order to this browser.
 */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const wrongMethod = rejectUnlessPost(request);
  if (wrongMethod) return wrongMethod;
  const { services, clientIp } = context;
  if (!(await services.limits.allows("payment", clientIp ?? "unknown"))) {
    return toPrivateJson(429, toFailureBody(tooManyRequestsMessage));
  }
  const verifyRequest = await readJson(request, z.unknown());
  const proof = verifyRequest.ok ? readReturnProof(params.paymentMethod, verifyRequest.value) : null;
  if (!proof) return toPrivateJson(422, toFailureBody(orderMessages.notFound));
  const verified = await verifyPayment(services, proof);
  if (!verified.ok) {
    return toPrivateJson(
      paymentFailureStatus[verified.failure.code],
      toFailureBody(getPaymentFailureMessage(verified.failure)),
    );
  }
  return bound(request, services, verified.value);
}

async function bound(request: Request, services: Services, verified: VerifiedPayment): Promise<Response> {
  const { isPaidOrHeld, isInstallment, status, transactionId, amount, metadata } = verified;
  const details = { status, transactionId, transactionResponse: { amount }, metadata };
  const response = isPaidOrHeld
    ? toPrivateJson(200, { success: true, message: paymentMessages.successful, ...details })
    : toPrivateJson(409, { ...toFailureBody(paymentMessages.unexpectedStatus(status)), ...details });
  // An unpaid installment proves nothing: anyone may have started it.
  if (isInstallment && !isPaidOrHeld) return response;
  const order = metadata.orderId ? await findOrder(services.db, metadata.orderId) : null;
  return order
    ? addOrderCookies(response, order, { request, env: services.env, clock: services.clock })
    : response;
}

function toFailureBody(error: string): VerifyReply {
  return { success: false, error, message: error };
}
