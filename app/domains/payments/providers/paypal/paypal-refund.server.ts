import { z } from "zod";
import { type Cents, toDecimalText } from "~/kernel/money/money";
import { err, ok, type Result } from "~/kernel/result";
import type { ProviderFailure, ProviderResult } from "../../payment-gateway";
import { type PaypalApi, toProviderFailure } from "./paypal-api.server";
import { isSuccessfulRefund, paypalRefundSchema } from "./paypal-order";

const capturePath = (id: string) => `/v2/payments/captures/${encodeURIComponent(id)}`;

/** Refunds part of a capture (Payments v2); returns the refund id. */
export async function refundCapture(
  api: PaypalApi,
  { transactionId, currency }: Pick<ProviderResult, "transactionId" | "currency">,
  amount: Cents,
  key: string,
): Promise<Result<string, ProviderFailure>> {
  if (transactionId === null) return err({ code: "refused", message: "nothing was captured" });
  const body = JSON.stringify({ amount: { currency_code: currency, value: toDecimalText(amount) } });
  const answer = await api({ method: "POST", path: `${capturePath(transactionId)}/refund`, body, key });
  if (!answer.ok) return answer;
  if (answer.value.status >= 400) return err(toProviderFailure(answer.value));
  const refund = paypalRefundSchema.safeParse(answer.value.body);
  if (!refund.success) return err({ code: "no-answer", message: "the provider's answer was not a refund" });
  const { id, status } = refund.data;
  return isSuccessfulRefund(refund.data)
    ? ok(id)
    : err({ code: "refused", message: `the refund is ${status}` });
}

const captureSchema = z.object({
  supplementary_data: z.object({ related_ids: z.object({ order_id: z.string() }) }),
});

/** Finds the order of a capture; null when PayPal reports none. */
export async function findOrderOfCapture(
  api: PaypalApi,
  captureId: string,
): Promise<Result<string | null, ProviderFailure>> {
  const answer = await api({ method: "GET", path: capturePath(captureId) });
  if (!answer.ok) return answer;
  if (answer.value.status === 404) return ok(null);
  if (answer.value.status >= 400) return err(toProviderFailure(answer.value));
  const capture = captureSchema.safeParse(answer.value.body);
  return ok(capture.success ? capture.data.supplementary_data.related_ids.order_id : null);
}
