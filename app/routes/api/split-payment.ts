import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { findOrderForInstallments } from "~/domains/installments/find-split-order.server";
import { payInstallmentSchema, reportInstallmentSchema } from "~/domains/installments/installment.schema";
import {
  toInstallmentRefusal,
  toPaidInstallmentReply,
  toStartedInstallmentReply,
} from "~/domains/installments/installment-reply.server";
import { payInstallment, settleInstallment } from "~/domains/installments/pay-installment.server";
import { resolvePayer } from "~/edge/guards/installment-payer.server";
import { countOrderLookup, readPayRequest } from "~/edge/requests/payments/pay-request.server";
import { rejectOtherMethods, respondTooManyRequests, toPrivateReply } from "~/edge/requests/responses";

const shape = z.union([reportInstallmentSchema, payInstallmentSchema]);

/** GET is not allowed. */
export const loader = () => rejectOtherMethods("POST");

/**
 * POST /api/order/{id}/split-payment (API-017): starts an installment when the body has an amount, settles
 * one when it has payments.
 */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const payRequest = await readPayRequest(request, context, shape);
  if (payRequest instanceof Response) return payRequest;
  if (!(await countOrderLookup(context))) return respondTooManyRequests();
  const { body } = payRequest;
  const key = { orderId: params.orderId ?? "", email: body.email };
  if (!("payments" in body)) {
    const order = await findOrderForInstallments(context.services.db, key);
    if (!order.ok) return toPrivateReply(toInstallmentRefusal(order.failure));
    const payer = await resolvePayer({ request, context }, order.value.id);
    return toPrivateReply(
      toStartedInstallmentReply(await payInstallment(context.services, { ...body, ...key }, payer)),
    );
  }
  const reported = await settleInstallment(context.services, key, body.payments[0]?.transactionId ?? "");
  return toPrivateReply(
    reported.ok ? toPaidInstallmentReply(reported.value) : toInstallmentRefusal(reported.failure),
  );
}
