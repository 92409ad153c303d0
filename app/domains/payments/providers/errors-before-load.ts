import type { PaymentFieldError } from "../form/payment-handle";
import type { PaymentMethod } from "../methods/payment-methods";
import { paymentMessages } from "../payments.messages";
import type { Provider } from "../provider";
import { authorizenetMessages } from "./authorizenet/authorizenet.messages";
import { paypalMessages } from "./paypal/paypal.messages";
import { listCardErrors } from "./stripe/card-errors";

const unavailable: readonly PaymentFieldError[] = [
  { field: "paymentMethod", message: paymentMessages.methodNotAvailable },
];

/** Errors shown while a provider's fields are loading or missing (PAY-025, PAY-026). */
const notReady: { readonly [P in Provider]: readonly PaymentFieldError[] } = {
  stripe: listCardErrors(false, {}),
  paypal: [{ field: "paymentMethod", message: paypalMessages.pressButton }],
  authorizenet: [{ field: "cardNumber", message: authorizenetMessages.notReady }],
};

export function listErrorsBeforeLoad(
  method: Pick<PaymentMethod, "gateway"> | undefined,
): readonly PaymentFieldError[] {
  return method?.gateway ? notReady[method.gateway] : unavailable;
}
