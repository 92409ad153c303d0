import { paths } from "~/kernel/paths";

type Owed = { readonly orderIncrementId: string; readonly email: string };

/** Where the balance of an order is paid: the page that takes it, with what proves whose it is (MAIL-006, QUOT-020). */
export function toBalancePath({ orderIncrementId: orderId, email }: Owed): string {
  return `${paths.splitPayment}?${new URLSearchParams({ orderId, email })}`;
}
