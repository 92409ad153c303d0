import { sendJson } from "@stile-and-rail/http/send-json";
import type { OrderJson } from "~/domains/orders/order.schema";
import { saveInstallmentSuccess, saveOrderSuccess } from "~/domains/orders/order-success-record";
import { clearPaymentReturn } from "~/domains/payments/payment-return";
import { isRefusedReturn, readReturnQuery } from "~/domains/payments/providers/return-query";
import { verifyReplySchema } from "~/domains/payments/verify-reply.schema";
import { paths } from "~/kernel/paths";
import { err, ok, type Result } from "~/kernel/result";
import type { ReturnFailure } from "../result-page/payment-failure";
import { finishCheckout } from "./finish-checkout";
import { patchOrder } from "./order-api";
import { isPlacedOrder } from "./placed-order";

/** The order after a redirect from a card provider. */
export type VerifiedOrder = {
  readonly order: OrderJson;
  /** The paid amount in dollars. */
  readonly amount: number;
  /** True when it was a quote or an installment; no samples were bought then (ORD-008). */
  readonly isInstallment: boolean;
};

/**
 * Verifies a payment after the redirect from a card provider (PAY-034 to PAY-039) and updates its order. A
 * quote is an order by then (PAY-035). Any error fails (PAY-039); only a definite refusal counts as declined.
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
 * Saves the record for the success page and returns its path (PAY-038). The sample cart stays for quotes and
 * for reopened return URLs.
 */
export function finishVerifiedOrder({ order, amount, isInstallment }: VerifiedOrder): string {
  clearPaymentReturn();
  if (isInstallment) return saveInstallmentSuccess(order, amount);
  if (isPlacedOrder(order.id)) finishCheckout(order);
  else saveOrderSuccess({ orderId: order.orderIncrementId, skus: [] });
  return paths.orderSuccess;
}
