import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { findOrderForInstallments } from "~/domains/installments/find-split-order.server";
import { payInstallmentSchema, reportInstallmentSchema } from "~/domains/installments/installment.schema";
import {
  toInstallmentRefusal,
  toPaidReply,
  toStartedReply,
} from "~/domains/installments/installment-reply.server";
import { payInstallment, settleInstallment } from "~/domains/installments/pay-installment.server";
import { resolvePayer } from "~/edge/guards/installment-payer.server";
import { otherMethod } from "~/edge/requests/other-methods";
import { countLookup, readPayRequest } from "~/edge/requests/payments/pay-request.server";
import { privateReply } from "~/edge/requests/private-json";
import { respondTooManyRequests } from "~/edge/requests/too-many";

const shape = z.union([reportInstallmentSchema, payInstallmentSchema]);

/** GET is not allowed. */
export const loader = () => otherMethod("POST");

/**
 * POST /api/order/{id}/split-payment (API-017): starts an installment when an amount is posted, settles one
 * when payments are.
 */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const asked = await readPayRequest(request, context, shape);
  if (asked instanceof Response) return asked;
  if (!(await countLookup(context))) return respondTooManyRequests();
  const { body } = asked;
  const key = { orderId: params.orderId ?? "", email: body.email };
  if (!("payments" in body)) {
    const found = await findOrderForInstallments(context.services.db, key);
    if (!found.ok) return privateReply(toInstallmentRefusal(found.failure));
    const payer = await resolvePayer({ request, context }, found.value.id);
    return privateReply(toStartedReply(await payInstallment(context.services, { ...body, ...key }, payer)));
  }
  const reported = await settleInstallment(context.services, key, body.payments[0]?.transactionId ?? "");
  return privateReply(reported.ok ? toPaidReply(reported.value) : toInstallmentRefusal(reported.failure));
}
