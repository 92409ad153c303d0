import type { Db } from "#db/client.server";
import { computeBalanceDue, type Order } from "~/domains/orders/order";
import { getRefundState, summarizePayments } from "~/domains/orders/payments/order-money";
import { findOrderByEmail } from "~/domains/orders/read-order.server";
import { err, ok, type Result } from "~/kernel/result";
import { isCanceled } from "~/kernel/statuses/status-badges";
import type { OrderRefusal } from "./installment.failures";

/** Key of an order for its payer: number or id (SPLT-001) with its email. */
export type OrderKey = { readonly orderId: string; readonly email: string };

/** Returns the reason why an order accepts no further installment; null if it accepts one. */
export function getBalanceRefusal(order: Order): OrderRefusal | null {
  if (computeBalanceDue(order) > 0) return isCanceled(order.status) ? { code: "order-canceled" } : null;
  const isRefunded = getRefundState(summarizePayments(order)) === "full";
  return { code: isRefunded ? "order-refunded" : "order-paid" };
}

/** Finds an order that may be paid in installments (SPLT-001, SPLT-006). */
export async function findOrderForInstallments(db: Db, key: OrderKey): Promise<Result<Order, OrderRefusal>> {
  const order = await findOrderByEmail(db, key);
  if (!order) return err({ code: "no-such-order" });
  if (!order.splitPaymentEnabled) return err({ code: "no-split-payment" });
  const refusal = getBalanceRefusal(order);
  return refusal ? err(refusal) : ok(order);
}
