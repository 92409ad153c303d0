import type { OrderJson } from "~/domains/orders/order.schema";
import type { CartLine } from "~/domains/samples/cart-line";

/** What was just ordered, with the cart lines it was made of: the order itself knows no pictures. */
export type Receipt = { readonly order: OrderJson; readonly lines: readonly CartLine[] };

let storedReceipt: Receipt | null = null;

/** From the checkout to the thanks, in this page's memory: an address is never written into the browser's storage. */
export function storeReceipt(receipt: Receipt): void {
  storedReceipt = receipt;
}

/** The receipt of this order number, once; null after a reload. */
export function readReceiptOnce(orderNumber: string): Receipt | null {
  const receipt = storedReceipt;
  storedReceipt = null;
  return receipt?.order.orderIncrementId === orderNumber ? receipt : null;
}
