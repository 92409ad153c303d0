import { paths } from "~/kernel/paths";

type OrderReference = { readonly orderIncrementId: string; readonly email: string };

/**
 * Returns the path of the page that pays an order's balance, with the order number and email as proof (MAIL-006,
 * QUOT-020).
 */
export function toBalancePath({ orderIncrementId: orderId, email }: OrderReference): string {
  return `${paths.splitPayment}?${new URLSearchParams({ orderId, email })}`;
}
