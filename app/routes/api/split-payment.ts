import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { findSplitOrder } from "~/domains/instalments/find-split-order.server";
import { payInstalmentShape, reportInstalmentShape } from "~/domains/instalments/instalment.schema";
import { begunReply, instalmentRefusal, paidReply } from "~/domains/instalments/instalment-reply.server";
import { payInstalment, reportInstalment } from "~/domains/instalments/pay-instalment.server";
import { resolvePayer } from "~/edge/guards/installment-payer.server";
import { otherMethod } from "~/edge/requests/other-methods";
import { mayLookUp, readPayRequest } from "~/edge/requests/pay-request.server";
import { privateReply } from "~/edge/requests/private-json";
import { tooMany } from "~/edge/requests/too-many";

const shape = z.union([reportInstalmentShape, payInstalmentShape]);

/** Nothing is read here. */
export const loader = () => otherMethod("POST");

/** POST /api/order/{id}/split-payment (API-017): with an amount it begins an instalment, with payments it asks what became of them. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const asked = await readPayRequest(request, context, shape);
  if (asked instanceof Response) return asked;
  if (!(await mayLookUp(context))) return tooMany();
  const { body } = asked;
  const key = { orderId: params.orderId ?? "", email: body.email };
  if (!("payments" in body)) {
    const found = await findSplitOrder(context.services.db, key);
    if (!found.ok) return privateReply(instalmentRefusal(found.failure));
    const payer = await resolvePayer({ request, context }, found.value.id);
    return privateReply(begunReply(await payInstalment(context.services, { ...body, ...key }, payer)));
  }
  const reported = await reportInstalment(context.services, key, body.payments[0]?.transactionId ?? "");
  return privateReply(reported.ok ? paidReply(reported.value) : instalmentRefusal(reported.failure));
}
