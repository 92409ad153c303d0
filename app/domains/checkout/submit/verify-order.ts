import type { OrderJson } from "~/domains/orders/order.schema";
import { saveInstallmentSuccess, saveOrderSuccess } from "~/domains/orders/order-success-record";
import { clearPaymentReturn } from "~/domains/payments/payment-return";
import { isRefusedReturn, readReturnQuery } from "~/domains/payments/providers/return-query";
import { verifyReplySchema } from "~/domains/payments/verify-reply.schema";
import { paths } from "~/kernel/paths";
import { err, ok, type Result } from "~/kernel/result";
import { sendJson } from "~/kernel/send-json";
import type { ReturnFailure } from "../result-page/payment-failure";
import { finishCheckout } from "./finish-checkout";
import { patchOrder } from "./order-api";
import { isPlacedOrder } from "./placed-order";

/** The order a card provider has sent the shopper back from. */
export type VerifiedOrder = {
  readonly order: OrderJson;
  /** What was just paid, in dollars. */
  readonly amount: number;
  /** It was a quote, or is paid in parts: no samples were bought (ORD-008). */
  readonly isInstallment: boolean;
};

/**
 * The verification's steps in the browser (PAY-034 to PAY-039), when a card provider has sent the
 * shopper back: verify with the provider, then bring the order up to date. A quote has become an order by then (PAY-035).
 * Fails on any error, on a failed update, and where no mail may go out (PAY-039); only a definite refusal of the provider is a decline.
 */
export async function verifyOrder(
  method: string,
  query: URLSearchParams,
): Promise<Result<VerifiedOrder, ReturnFailure>> {
  const returned = readReturnQuery(method, query);
  if (!returned) return unconfirmed;
  try {
    const response = await sendJson(paths.api.verifyPayment(method), returned);
    const reply = verifyReplySchema.parse(await response.json());
    const { success, metadata, transactionResponse, status } = reply;
    if (!success && isRefusedReturn(method, status))
      return err({ code: "declined", ofQuote: metadata?.quoteId !== undefined });
    if (!success || !metadata?.orderId) return unconfirmed;
    const { reply: updated } = await patchOrder(metadata.orderId);
    if (!updated.success || !updated.order || updated.sendEmail === false) return unconfirmed;
    const { order } = updated;
    const isInstallment = metadata.quoteId !== undefined || order.splitPaymentEnabled;
    return ok({ order, amount: transactionResponse?.amount ?? order.total, isInstallment });
  } catch {
    return unconfirmed;
  }
}

const unconfirmed = err({ code: "unconfirmed" } as const);

/**
 * PAY-038: keeps what the success page shows, and answers its address. The sample cart is left alone by a quote, and
 * by the return address of an older order that is opened again.
 */
export function finishVerifiedOrder({ order, amount, isInstallment }: VerifiedOrder): string {
  clearPaymentReturn();
  if (isInstallment) return saveInstallmentSuccess(order, amount);
  if (isPlacedOrder(order.id)) finishCheckout(order);
  else saveOrderSuccess({ orderId: order.orderIncrementId, skus: [] });
  return paths.orderSuccess;
}
