import type { OrderJson } from "~/domains/orders/order.schema";
import { keepPartSuccess } from "~/domains/orders/order-success-record";
import { returnQuery } from "~/domains/payments/providers/return-query";
import { verifyReplySchema } from "~/domains/payments/verify-reply.schema";
import { paths } from "~/kernel/paths";
import { sendJson } from "~/kernel/send-json";
import { finishCheckout } from "./finish-checkout";
import { patchOrder } from "./order-api";

/** The order a card provider has sent the shopper back from. */
export type VerifiedOrder = {
  readonly order: OrderJson;
  /** What was just paid, in dollars. */
  readonly amount: number;
  /** It was a quote, or is paid in parts: no samples were bought (ruling B12). */
  readonly isPart: boolean;
};

/**
 * S2 §4.4 as the browser walks it, when a card provider has sent the shopper back: verify with the provider, then bring
 * the order up to date. A quote has become an order by then (PAY-035). Null on any error, on a failed update, and where no mail may go out (PAY-039).
 */
export async function verifyOrder(method: string, query: URLSearchParams): Promise<VerifiedOrder | null> {
  const returned = returnQuery(method, query);
  if (!returned) return null;
  try {
    const response = await sendJson(paths.api.verifyPayment(method), returned);
    const { success, metadata, transactionResponse } = verifyReplySchema.parse(await response.json());
    if (!success || !metadata?.orderId) return null;
    const { reply } = await patchOrder(metadata.orderId);
    if (!reply.success || !reply.order || reply.sendEmail === false) return null;
    const { order } = reply;
    const isPart = metadata.quoteId !== undefined || order.splitPaymentEnabled;
    return { order, amount: transactionResponse?.amount ?? order.total, isPart };
  } catch {
    return null;
  }
}

/** S2 §4.4, step 5: keeps what the success page shows, and answers its address; a quote leaves the sample cart alone. */
export function finishVerified({ order, amount, isPart }: VerifiedOrder): string {
  if (isPart) return keepPartSuccess(order, amount);
  finishCheckout(order.orderIncrementId);
  return paths.orderSuccess;
}
