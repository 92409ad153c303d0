import type { ActionFunctionArgs } from "@remix-run/node";
import { paymentMessages } from "~/domains/payments/payments.messages";
import { paypalMessages } from "~/domains/payments/providers/paypal/paypal.messages";
import { capturePaypalSchema } from "~/domains/payments/providers/paypal/paypal-request.schema";
import { toFailureReply } from "~/domains/settlement/settlement.failures";
import {
  type SettledPayment,
  settleBrowserPayment,
} from "~/domains/settlement/start-payment/browser-payment.server";
import { readPaymentRequest } from "~/edge/requests/payments/payment-request.server";
import { rejectOtherMethods, rejectUnlessPost, toPrivateJson } from "~/edge/requests/responses";

/** GET is not allowed. */
export const loader = () => rejectOtherMethods("POST");

/** POST /api/payment/paypal/capture (API-011): captures an approved order; repeated calls succeed too. */
export async function action({ request, context }: ActionFunctionArgs) {
  const paymentRequest =
    rejectUnlessPost(request) ??
    (await readPaymentRequest(request, context, capturePaypalSchema, paypalMessages.nothingToCapture));
  if (paymentRequest instanceof Response) return paymentRequest;
  const captured = await settleBrowserPayment(
    context.services,
    paymentRequest.payables,
    paymentRequest.body.orderId,
    "paypal",
    paypalMessages.captureFailed,
  );
  if (captured.ok) return answer(captured.value);
  const { code } = captured.failure;
  const { status, body } = toFailureReply(captured.failure);
  const nothingToCapture = {
    error: paypalMessages.nothingToCapture,
    message: paypalMessages.nothingToCapture,
  };
  return toPrivateJson(status, code === "order-not-found" ? nothingToCapture : body);
}

function answer({ settlement, amount }: SettledPayment): Response {
  const { state, providerStatus, transactionId, canApproveAgain, message } = settlement;
  const captureDetails = {
    amount,
    transactionId,
    status: providerStatus,
    transactionResponse: { status: providerStatus },
  };
  if (state === "paid" || state === "held") {
    return toPrivateJson(200, { ...captureDetails, message: paymentMessages.successful });
  }
  const error = canApproveAgain && message ? message : paypalMessages.captureFailed;
  const details = canApproveAgain ? [{ issue: "INSTRUMENT_DECLINED", description: error }] : [];
  return toPrivateJson(state === "needs_review" ? 409 : 422, {
    ...captureDetails,
    error,
    message: error,
    details,
  });
}
