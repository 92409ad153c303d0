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
import { cardComplaints } from "./card-complaints";
import { cardElementStyle, cardFonts } from "./card-element-style";
import { CardField, type CardFieldFocus } from "./card-field";
import { cardProgress } from "./card-progress";
import { capturePayment, confirmCard } from "./confirm-card";
import { stripeFor } from "./stripe-script";

/** Stripe's card fields: three frames of the provider inside our own labels. */
export function StripeCard({ config, ...fields }: PaymentFieldsProps<"stripe">) {
  const [options] = useState(() => (typeof window === "undefined" ? {} : { fonts: cardFonts() }));
  return (
    <Elements stripe={stripeFor(config)} options={options}>
      <CardFields {...fields} />
    </Elements>
  );
}

// oxlint-disable-next-line max-lines-per-function -- the fields of one card and what Stripe says of them
function CardFields({ errors, onComplete, handle }: Omit<PaymentFieldsProps<"stripe">, "config">) {
  const stripe = useStripe();
  const elements = useElements();
  const [progress] = useState(cardProgress);
  const [style] = useState(() => (typeof document === "undefined" ? undefined : cardElementStyle()));

  const leave: Record<CardFieldName, () => void> = {
    cardNumber: () => elements?.getElement(CardNumberElement)?.blur(),
    cardExpiry: () => elements?.getElement(CardExpiryElement)?.blur(),
    cardCvc: () => elements?.getElement(CardCvcElement)?.blur(),
  };
  useImperativeHandle(handle, () => ({
    complaints: async () =>
      stripe ? progress.complaints((field) => leave[field]()) : cardComplaints(false, {}),
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

  const changed = (field: CardFieldName) => (event: StripeElementChangeEvent) => {
    progress.heard(field, event.complete);
    if (event.complete) onComplete(field);
  };
  const keyboardIn = (field: CardFieldName, focus: CardFieldFocus) => ({
    onFocus: () => {
      progress.entered(field);
      focus.enter();
    },
    onBlur: () => {
      progress.left(field);
      focus.leave();
    },
  });
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-5">
      <CardField name="cardNumber" label="Card number" error={errors.cardNumber} wide>
        {(focus) => (
          <CardNumberElement
            options={omitUndefined({ style, showIcon: true })}
            onChange={changed("cardNumber")}
            onReady={focus.ready}
            {...keyboardIn("cardNumber", focus)}
          />
        )}
      </CardField>
      <CardField name="cardExpiry" label="Expiry date" error={errors.cardExpiry}>
        {(focus) => (
          <CardExpiryElement
            options={omitUndefined({ style })}
            onChange={changed("cardExpiry")}
            onReady={focus.ready}
            {...keyboardIn("cardExpiry", focus)}
          />
        )}
      </CardField>
      <CardField name="cardCvc" label="CVC" error={errors.cardCvc}>
        {(focus) => (
          <CardCvcElement
            options={omitUndefined({ style })}
            onChange={changed("cardCvc")}
            onReady={focus.ready}
            {...keyboardIn("cardCvc", focus)}
          />
        )}
      </CardField>
    </div>
  );
}
