import type { CheckoutFailure } from "~/domains/checkout/checkout.failures";
import { checkoutMessages } from "~/domains/checkout/checkout-fields";
import { orderMessages } from "~/domains/orders/order.messages";
import { formatMoney } from "~/kernel/money";

/** What the shopper reads for each failure of the checkout; exact where the specification gives the text. */
export function checkoutFailureMessage(failure: CheckoutFailure): string {
  switch (failure.code) {
    case "empty-cart":
      return "Looks like you have not added anything to your cart. Go ahead & add items to your cart.";
    case "items-unavailable":
      return "Some samples of your cart are no longer available. Please remove them and try again.";
    case "no-shipping-method":
      return checkoutMessages.noShippingMethod;
    case "prices-changed":
      return `Prices have changed. The new total is ${formatMoney(failure.totals.total)}. Please check it and submit again.`;
    case "payment-method-unavailable":
      return "Payment method not available";
    case "payment-in-review":
      return "A payment for this order is being reviewed. Please contact us before paying again.";
    case "order-not-found":
      return orderMessages.notFound;
    case "order-complete":
      return `Your order ${failure.order.orderIncrementId} is complete already. To order what is in your cart now as well, please press the button once more.`;
    case "provider-failed":
      return failure.message;
  }
}
