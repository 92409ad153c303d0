import {
  CardCvcElement,
  CardExpiryElement,
  CardNumberElement,
  Elements,
  useElements,
  useStripe,
} from "@stripe/react-stripe-js";
import type { StripeElementChangeEvent } from "@stripe/stripe-js";
import { useImperativeHandle, useState } from "react";
import { omitUndefined } from "~/kernel/omit-undefined";
import type { PaymentFieldsProps } from "../payment-view";
import { type CardFieldName, cardMessages } from "./card.messages";
import { getCardElementStyle, getCardFonts } from "./card-element-style";
import { listCardErrors } from "./card-errors";
import { createCardProgress } from "./card-progress";
import { capturePayment, confirmCard } from "./confirm-card";
import { type CardFieldFocus, StripeFieldFrame } from "./stripe-field-frame";
import { loadStripeScript } from "./stripe-script";

/** Stripe's card fields: three frames inside our labels. */
export function StripeCard({ config, ...fields }: PaymentFieldsProps<"stripe">) {
  const [options] = useState(() => (typeof window === "undefined" ? {} : { fonts: getCardFonts() }));
  return (
    <Elements stripe={loadStripeScript(config)} options={options}>
      <CardFields {...fields} />
    </Elements>
  );
}

// oxlint-disable-next-line max-lines-per-function -- the fields of one card and their Stripe events
function CardFields({ errors, onComplete, handle }: Omit<PaymentFieldsProps<"stripe">, "config">) {
  const stripe = useStripe();
  const elements = useElements();
  const [progress] = useState(createCardProgress);
  const [style] = useState(() => (typeof document === "undefined" ? undefined : getCardElementStyle()));

  const blurHandlers: Record<CardFieldName, () => void> = {
    cardNumber: () => elements?.getElement(CardNumberElement)?.blur(),
    cardExpiry: () => elements?.getElement(CardExpiryElement)?.blur(),
    cardCvc: () => elements?.getElement(CardCvcElement)?.blur(),
  };
  useImperativeHandle(handle, () => ({
    validate: async () =>
      stripe ? progress.validate((field) => blurHandlers[field]()) : listCardErrors(false, {}),
    pay: async (payment, payer) => {
      if (payment.provider !== "stripe") return cardMessages.failed;
      const card = elements?.getElement(CardNumberElement);
      if (!stripe || !card) return cardMessages.notReady;
      const { clientSecret } = payment;
      return confirmCard(
        (billing_details) =>
          stripe.confirmCardPayment(clientSecret, { payment_method: { card, billing_details } }),
        capturePayment,
        payer,
      );
    },
  }));

  const handleChange = (field: CardFieldName) => (event: StripeElementChangeEvent) => {
    progress.fieldChanged(field, event.complete);
    if (event.complete) onComplete(field);
  };
  const getFocusHandlers = (field: CardFieldName, focus: CardFieldFocus) => ({
    onFocus: () => {
      progress.fieldFocused(field);
      focus.onFocus();
    },
    onBlur: () => {
      progress.fieldBlurred(field);
      focus.onBlur();
    },
  });
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-5">
      <StripeFieldFrame name="cardNumber" label="Card number" error={errors.cardNumber} wide>
        {(focus) => (
          <CardNumberElement
            options={omitUndefined({ style, showIcon: true })}
            onChange={handleChange("cardNumber")}
            onReady={focus.ready}
            {...getFocusHandlers("cardNumber", focus)}
          />
        )}
      </StripeFieldFrame>
      <StripeFieldFrame name="cardExpiry" label="Expiry date" error={errors.cardExpiry}>
        {(focus) => (
          <CardExpiryElement
            options={omitUndefined({ style })}
            onChange={handleChange("cardExpiry")}
            onReady={focus.ready}
            {...getFocusHandlers("cardExpiry", focus)}
          />
        )}
      </StripeFieldFrame>
      <StripeFieldFrame name="cardCvc" label="CVC" error={errors.cardCvc}>
        {(focus) => (
          <CardCvcElement
            options={omitUndefined({ style })}
            onChange={handleChange("cardCvc")}
            onReady={focus.ready}
            {...getFocusHandlers("cardCvc", focus)}
          />
        )}
      </StripeFieldFrame>
    </div>
  );
}
