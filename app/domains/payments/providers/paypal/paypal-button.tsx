import { PayPalButtons, PayPalScriptProvider, usePayPalScriptReducer } from "@paypal/react-paypal-js";
import { useImperativeHandle, useMemo, useRef, useState } from "react";
import { Skeleton } from "~/ui/feedback/skeleton";
import { FieldError } from "~/ui/fields/field-error";
import type { PaymentFieldsProps } from "../payment-view";
import { requestPaypalCapture } from "./capture-paypal";
import { paypalMessages } from "./paypal.messages";
import { createPaypalCheckout } from "./paypal-checkout";

/** PayPal's button: validates the form, places the order and opens PayPal's window. */
export function PaypalButton({ config, ...fields }: PaymentFieldsProps<"paypal">) {
  const { clientId, sdkBaseUrl } = config;
  // PayPal's injected styles need the page's CSP nonce.
  const [nonce] = useState(() =>
    typeof document === "undefined" ? undefined : document.querySelector<HTMLElement>("script[nonce]")?.nonce,
  );
  if (!clientId) return <FieldError>{paypalMessages.configurationMissing}</FieldError>;
  return (
    <PayPalScriptProvider
      options={{
        clientId,
        currency: "USD",
        intent: "capture",
        components: "buttons",
        ...(sdkBaseUrl ? { sdkBaseUrl } : {}),
        ...(nonce ? { dataCspNonce: nonce } : {}),
      }}
    >
      <PaypalButtons {...fields} />
    </PayPalScriptProvider>
  );
}

function PaypalButtons({ handle, form, errors }: Omit<PaymentFieldsProps<"paypal">, "config">) {
  const [{ isPending, isRejected }] = usePayPalScriptReducer();
  const current = useRef(form);
  current.current = form;
  const checkout = useMemo(
    () => createPaypalCheckout({ form: () => current.current, capture: requestPaypalCapture }),
    [],
  );
  useImperativeHandle(handle, () => ({ validate: checkout.validate, pay: checkout.pay }), [checkout]);

  if (isRejected) return <FieldError>{paypalMessages.configurationFailed}</FieldError>;
  return (
    <div className="flex max-w-md flex-col gap-3" data-invalid={errors.paymentMethod ? true : undefined}>
      {isPending ? <Skeleton className="h-12" /> : null}
      <PayPalButtons
        fundingSource="paypal"
        style={{ layout: "vertical", shape: "rect", height: 48, tagline: false }}
        onClick={async (_data, actions) => {
          await ((await checkout.checkForm()) ? actions.resolve() : actions.reject());
        }}
        createOrder={checkout.createOrder}
        onApprove={(data, actions) => checkout.onApprove(data.orderID, actions.restart)}
        onCancel={checkout.onCancel}
        onError={checkout.onError}
      />
    </div>
  );
}
