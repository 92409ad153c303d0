import type { ActionFunctionArgs } from "@remix-run/node";
import { processTransactionSchema } from "~/domains/payments/providers/authorizenet/process-transaction.schema";
import { getPaymentFailureMessage, paymentFailureStatus } from "~/domains/settlement/settlement.failures";
import { chargeToken } from "~/domains/settlement/start-payment/charge-token.server";
import { readPaymentRequest } from "~/edge/requests/payments/payment-request.server";
import { rejectOtherMethods, rejectUnlessPost, toPrivateJson } from "~/edge/requests/responses";

/** GET is not allowed. */
export const loader = () => rejectOtherMethods("POST");

/**
 * POST /api/payment/authorize-net/process-transaction (API-003): charges a card token for this browser's
 * order.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const payment =
    rejectUnlessPost(request) ?? (await readPaymentRequest(request, context, processTransactionSchema));
  if (payment instanceof Response) return payment;
  const { dataDescriptor, dataValue, amount, orderId } = payment.body;
  const token = { dataDescriptor, dataValue };
  const charged = await chargeToken(context.services, payment.payables, { token, amount, id: orderId });
  if (charged.ok) return toPrivateJson(200, charged.value);
  const message = getPaymentFailureMessage(charged.failure);
  const status = paymentFailureStatus[charged.failure.code];
  return toPrivateJson(status, { status, success: false, error: message, message });
}
