import type { PaymentComplaint } from "../payment-handle";
import type { OfferedMethod } from "../payment-methods";
import { paymentMessages } from "../payments.messages";
import type { Provider } from "../provider";
import { authorizenetMessages } from "./authorizenet/authorizenet.messages";
import { paypalMessages } from "./paypal/paypal.messages";
import { cardComplaints } from "./stripe/card-complaints";

const unavailable: readonly PaymentComplaint[] = [
  { field: "paymentMethod", message: paymentMessages.methodNotAvailable },
];

/** What stands in the way while the fields of a provider are still on their way, or have no component (PAY-025, PAY-026). */
const notReady: { readonly [P in Provider]: readonly PaymentComplaint[] } = {
  stripe: cardComplaints(false, {}),
  paypal: [{ field: "paymentMethod", message: paypalMessages.pressButton }],
  authorizenet: [{ field: "cardNumber", message: authorizenetMessages.notReady }],
};

export function complaintsBeforeFields(
  method: Pick<OfferedMethod, "gateway"> | undefined,
): readonly PaymentComplaint[] {
  return method?.gateway ? notReady[method.gateway] : unavailable;
}
