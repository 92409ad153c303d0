import type { OrderJson } from "~/domains/orders/order.schema";
import { saveOrderSuccess } from "~/domains/orders/order-success-record";
import { clearPaymentReturn } from "~/domains/payments/payment-return";
import { sampleEvent } from "~/domains/samples/selection/sample-selection";
import { clearCheckoutDraft } from "../form/checkout-draft";
import { clearCheckoutRetry } from "./checkout-retry";
import { clearPlacedOrder } from "./placed-order";

type FinishedOrder = Pick<OrderJson, "orderIncrementId" | "items">;

/** Clears the retry state and saves the record for the success page (CHK-029). */
export function finishCheckout({ orderIncrementId: orderId, items }: FinishedOrder): void {
  clearPlacedOrder();
  clearCheckoutRetry();
  clearPaymentReturn();
  clearCheckoutDraft();
  saveOrderSuccess({ orderId, skus: items.map(({ sku }) => sku) });
  window.dispatchEvent(new Event(sampleEvent));
}
