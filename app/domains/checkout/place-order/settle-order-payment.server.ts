import type { Order } from "~/domains/orders/order";
import { findOrder } from "~/domains/orders/read-order.server";
import type { ProviderNoAnswer } from "~/domains/settlement/settle-payable.server";
import type { SettleServices } from "~/domains/settlement/settlement";
import { type PaymentUpdate, updatePayable } from "~/domains/settlement/update-payable.server";
import { err, ok, type Result } from "~/kernel/result";

export type UpdatedOrder = PaymentUpdate & { readonly order: Order };

/** Settles an order after the browser's payment step and returns it (CHK-027). */
export async function settleOrderPayment(
  services: SettleServices,
  orderId: string,
): Promise<Result<UpdatedOrder, ProviderNoAnswer | { readonly code: "order-not-found" }>> {
  const updated = await updatePayable(services, { kind: "order", id: orderId });
  if (!updated.ok) return updated;
  const order = await findOrder(services.db, orderId);
  return order ? ok({ ...updated.value, order }) : err({ code: "order-not-found" });
}
