import { fieldMessages } from "~/domains/forms/validation/field.messages";
import { getPaymentFailureMessage } from "~/domains/settlement/settlement.failures";
import { shippingMessages } from "~/domains/shipping/shipping.messages";
import { formatMoney } from "~/kernel/money/money";
import type { CheckoutFailure } from "./checkout.failures";

/** Messages for the shipping and payment choice; field messages belong to the forms domain. */
export const checkoutMessages = {
  noShippingMethod: shippingMessages.noMethodsInvalid,
  paymentMethod: "Please select a payment method",
} as const;

/** Returns the message for each checkout failure; exact where the specification gives the text. */
export function getCheckoutFailureMessage(failure: CheckoutFailure): string {
  switch (failure.code) {
    case "empty-cart":
      return "Looks like you have not added anything to your cart. Go ahead & add items to your cart.";
    case "invalid-answers":
      return fieldMessages.formInvalid;
    case "items-unavailable":
      return "Some samples in your cart are no longer available, so we removed them. Please check your cart and submit again.";
    case "no-shipping-method":
      return checkoutMessages.noShippingMethod;
    case "prices-changed":
      return `Prices have changed. The new total is ${formatMoney(failure.totals.total)}. Please check it and submit again.`;
    case "order-complete":
      return `Your order ${failure.order.orderIncrementId} is already complete. To place another order for what's in your cart now, please click the button again.`;
    case "payment-method-unavailable":
    case "payment-in-review":
    case "payment-superseded":
    case "order-not-found":
    case "payment-refused":
    case "provider-failed":
      return getPaymentFailureMessage(failure);
  }
}
