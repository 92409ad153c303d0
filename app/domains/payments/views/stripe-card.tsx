import {
  CardCvcElement,
  CardExpiryElement,
  CardNumberElement,
  Elements,
  useElements,
  useStripe,
} from "@stripe/react-stripe-js";
import { loadStripe, type Stripe, type StripeElementChangeEvent } from "@stripe/stripe-js";
import { type ForwardedRef, forwardRef, useImperativeHandle, useState } from "react";
import { type CardFieldName, cardMessages } from "./card.messages";
import { cardComplaints } from "./card-complaints";
import { cardElementStyle, cardFonts } from "./card-element-style";
import { CardField } from "./card-field";
import type { CardHandle } from "./card-handle";
import { cardProgress } from "./card-progress";
import { capturePayment, confirmCard } from "./confirm-card";

const loaded = new Map<string, Promise<Stripe | null>>();

function stripeFor(publishableKey: string): Promise<Stripe | null> {
  const known = loaded.get(publishableKey);
  if (known) return known;
  // A script that does not load leaves empty boxes and 'Stripe.js not ready' on submit, not a broken page.
  const loading = loadStripe(publishableKey).catch(() => null);
  loaded.set(publishableKey, loading);
  return loading;
}

type StripeCardProps = {
  readonly publishableKey: string;
  readonly errors: Readonly<Partial<Record<CardFieldName, string>>>;
  /** A field became complete: its complaint can go. */
  readonly onComplete: (field: CardFieldName) => void;
};

/** Stripe's card fields: three frames of the provider inside our own labels (S2 §5.3). */
export const StripeCard = forwardRef(function StripeCard(
  props: StripeCardProps,
  ref: ForwardedRef<CardHandle>,
) {
  const [options] = useState(() => (typeof window === "undefined" ? {} : { fonts: cardFonts() }));
  return (
    <Elements stripe={stripeFor(props.publishableKey)} options={options}>
      <CardFields {...props} handle={ref} />
    </Elements>
  );
});

type CardFieldsProps = StripeCardProps & { readonly handle: ForwardedRef<CardHandle> };

function CardFields({ errors, onComplete, handle }: CardFieldsProps) {
  const stripe = useStripe();
  const elements = useElements();
  const [progress] = useState(cardProgress);
  const [style] = useState(() => (typeof document === "undefined" ? undefined : cardElementStyle()));

  useImperativeHandle(handle, () => ({
    complaints: async () => (stripe ? progress.complaints() : cardComplaints(false, {})),
    confirm: async (clientSecret, holder) => {
      const card = elements?.getElement(CardNumberElement);
      if (!stripe || !card) return cardMessages.notReady;
      return confirmCard(
        (billing_details) =>
          stripe.confirmCardPayment(clientSecret, { payment_method: { card, billing_details } }),
        capturePayment,
        holder,
      );
    },
  }));

  const changed = (field: CardFieldName) => (event: StripeElementChangeEvent) => {
    progress.heard(field, event.complete);
    if (event.complete) onComplete(field);
  };
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-5">
      <CardField name="cardNumber" label="Card number" error={errors.cardNumber} wide>
        {(focus) => (
          <CardNumberElement
            options={{ style, showIcon: true }}
            onChange={changed("cardNumber")}
            onReady={focus.ready}
            onFocus={focus.enter}
            onBlur={focus.leave}
          />
        )}
      </CardField>
      <CardField name="cardExpiry" label="Expiry date" error={errors.cardExpiry}>
        {(focus) => (
          <CardExpiryElement
            options={{ style }}
            onChange={changed("cardExpiry")}
            onReady={focus.ready}
            onFocus={focus.enter}
            onBlur={focus.leave}
          />
        )}
      </CardField>
      <CardField name="cardCvc" label="CVC" error={errors.cardCvc}>
        {(focus) => (
          <CardCvcElement
            options={{ style }}
            onChange={changed("cardCvc")}
            onReady={focus.ready}
            onFocus={focus.enter}
            onBlur={focus.leave}
          />
        )}
      </CardField>
    </div>
  );
}
