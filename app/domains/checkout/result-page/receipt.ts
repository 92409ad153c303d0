import type { OrderJson } from "~/domains/orders/order.schema";
import type { CartLine } from "~/domains/samples/cart/cart-line";

/** The order with its cart lines, which have the pictures. */
export type Receipt = { readonly order: OrderJson; readonly lines: readonly CartLine[] };

let storedReceipt: Receipt | null = null;

/** Keeps the receipt in memory for the success page; addresses are never written to browser storage. */
export function storeReceipt(receipt: Receipt): void {
  storedReceipt = receipt;
}

/** Returns the receipt of this order number once; null after a reload. */
export function readReceiptOnce(orderNumber: string): Receipt | null {
  const receipt = storedReceipt;
  storedReceipt = null;
  return receipt?.order.orderIncrementId === orderNumber ? receipt : null;
}
