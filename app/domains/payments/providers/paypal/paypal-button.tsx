import { PayPalButtons, PayPalScriptProvider, usePayPalScriptReducer } from "@paypal/react-paypal-js";
import { useImperativeHandle, useMemo, useRef, useState } from "react";
import { FieldError } from "~/ui/field-error";
import { Skeleton } from "~/ui/skeleton";
import type { PaymentFieldsProps } from "../payment-view";
import { capturePaypal } from "./capture-paypal";
import { paypalMessages } from "./paypal.messages";
import { paypalPress } from "./paypal-press";

/** PayPal's own button: it checks the form, has the order placed, and opens PayPal's window. */
export function PaypalButton({ config, ...fields }: PaymentFieldsProps<"paypal">) {
  const { clientId, sdkBaseUrl } = config;
  // Styles that PayPal writes into the page are allowed by the page's nonce.
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
      <Press {...fields} />
    </PayPalScriptProvider>
  );
}

function Press({ handle, form, errors }: Omit<PaymentFieldsProps<"paypal">, "config">) {
  const [{ isPending, isRejected }] = usePayPalScriptReducer();
  const current = useRef(form);
  current.current = form;
  const press = useMemo(() => paypalPress({ form: () => current.current, capture: capturePaypal }), []);
  useImperativeHandle(handle, () => ({ complaints: press.complaints, pay: press.pay }), [press]);

  if (isRejected) return <FieldError>{paypalMessages.configurationFailed}</FieldError>;
  return (
    <div className="flex max-w-md flex-col gap-3" data-invalid={errors.paymentMethod ? true : undefined}>
      {isPending ? <Skeleton className="h-12" /> : null}
      <PayPalButtons
        fundingSource="paypal"
        style={{ layout: "vertical", shape: "rect", height: 48, tagline: false }}
        onClick={async (_data, actions) => {
          await ((await press.isWanted()) ? actions.resolve() : actions.reject());
        }}
        createOrder={press.createOrder}
        onApprove={(data, actions) => press.approved(data.orderID, actions.restart)}
        onCancel={press.canceled}
        onError={press.failed}
      />
    </div>
  );
}
