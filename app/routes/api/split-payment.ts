import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { begunReply, instalmentRefusal, paidReply } from "~/domains/instalments/instalment-reply.server";
import {
  payInstalment,
  payInstalmentShape,
  reportInstalment,
  reportInstalmentShape,
} from "~/domains/instalments/pay-instalment.server";
import { mayLookUp, payAnswer, readPayRequest, tooMany } from "~/edge/requests/pay-request.server";

const shape = z.union([reportInstalmentShape, payInstalmentShape]);

/** POST /api/order/{id}/split-payment (API-017): with an amount it begins an instalment, with payments it asks what became of them. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const asked = await readPayRequest(request, context, shape);
  if (asked instanceof Response) return asked;
  if (!(await mayLookUp(context))) return tooMany();
  const { body } = asked;
  const key = { orderId: params.orderId ?? "", email: body.email };
  if (!("payments" in body))
    return payAnswer(begunReply(await payInstalment(context.services, { ...body, ...key })));
  const reported = await reportInstalment(context.services, key, body.payments[0]?.transactionId ?? "");
  return payAnswer(reported.ok ? paidReply(reported.value) : instalmentRefusal(reported.failure));
}
