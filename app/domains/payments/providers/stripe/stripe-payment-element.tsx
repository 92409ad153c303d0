import { Elements, PaymentElement, useElements, useStripe } from "@stripe/react-stripe-js";
import { useImperativeHandle, useState } from "react";
import { paths } from "~/kernel/paths";
import { FieldError } from "~/ui/fields/field-error";
import type { PaymentFieldsProps } from "../payment-view";
import { cardMessages } from "./card.messages";
import { getCardFonts } from "./card-element-style";
import { toBillingDetails } from "./confirm-card";
import { loadStripeScript } from "./stripe-script";

/** Amount in cents used to render the fields until the order's total is known. */
const provisionalAmount = 100;

type ElementProps = PaymentFieldsProps<"stripe">;

/** Stripe's payment element: all ways to pay of the method in one frame. */
export function StripePaymentElement({ config, availableMethods, ...fields }: ElementProps) {
  const [options] = useState(() => ({
    mode: "payment" as const,
    amount: provisionalAmount,
    currency: "usd",
    paymentMethodTypes: [...(availableMethods ?? ["card"])],
    ...(typeof window === "undefined" ? {} : { fonts: getCardFonts() }),
  }));
  return (
    <Elements stripe={loadStripeScript(config)} options={options}>
      <Fields {...fields} />
    </Elements>
  );
}

function Fields({ errors, onComplete, handle }: Omit<ElementProps, "config" | "availableMethods">) {
  const stripe = useStripe();
  const elements = useElements();
  const [complete, setComplete] = useState(false);
  useImperativeHandle(handle, () => ({
    validate: async () => {
      if (!stripe) return [{ field: "paymentElement", message: cardMessages.notReady }];
      return complete ? [] : [{ field: "paymentElement", message: cardMessages.detailsRequired }];
    },
    pay: async (payment, payer) => {
      if (payment.provider !== "stripe") return cardMessages.failed;
      if (!stripe || !elements) return cardMessages.notReady;
      await elements.update({ amount: Math.round(payment.amount * 100) });
      const checked = await elements.submit();
      if (checked.error) return checked.error.message ?? cardMessages.failed;
      // On success Stripe redirects the browser; only an error returns here.
      const { error } = await stripe.confirmPayment({
        elements,
        clientSecret: payment.clientSecret,
        confirmParams: {
          return_url: new URL(paths.paymentVerify("stripe"), window.location.href).href,
          payment_method_data: { billing_details: toBillingDetails(payer) },
        },
      });
      return error.message ?? cardMessages.failed;
    },
  }));
  return (
    <div id="paymentElement" tabIndex={-1} className="flex flex-col gap-2 outline-none">
      <PaymentElement
        onChange={(event) => {
          setComplete(event.complete);
          if (event.complete) onComplete("paymentElement");
        }}
      />
      {errors.paymentElement ? (
        <FieldError id="paymentElement-error">{errors.paymentElement}</FieldError>
      ) : null}
    </div>
  );
}
