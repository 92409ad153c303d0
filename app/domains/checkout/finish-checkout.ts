import { keepOrderSuccess } from "~/domains/orders/order-success-record";
import { clearPaymentReturn } from "~/domains/payments/payment-return";
import { sampleEvent } from "~/domains/samples/sample-selection";
import { clearDraft } from "./checkout-draft";
import { clearRetry } from "./checkout-retry";

/** S2 §4.1, step 6: nothing is left to retry; the success page finds the order's number and empties the cart. */
export function finishCheckout(orderNumber: string): void {
  clearRetry();
  clearPaymentReturn();
  clearDraft();
  keepOrderSuccess({ orderId: orderNumber });
  window.dispatchEvent(new Event(sampleEvent));
}
