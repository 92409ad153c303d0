import { lazy, type RefObject, Suspense, useState } from "react";
import type { OfferedMethod } from "~/domains/payments/payment-methods.server";
import type { CardFieldName } from "~/domains/payments/views/card.messages";
import type { CardHandle } from "~/domains/payments/views/card-handle";
import { CardRadioGroup } from "~/ui/card-radio-group";
import { Skeleton } from "~/ui/skeleton";
import { checkoutPageMessages } from "./checkout-page.messages";

const StripeCard = lazy(() =>
  import("~/domains/payments/views/stripe-card").then((part) => ({ default: part.StripeCard })),
);

/** Unknown until the address is complete; unreachable where nothing is shipped to. */
export type PaymentNeed = "unknown" | "unreachable" | "nothing" | "something";

type PaymentBoxProps = {
  readonly methods: readonly OfferedMethod[];
  readonly chosen: string;
  readonly onChoose: (method: string) => void;
  readonly need: PaymentNeed;
  readonly errors: Readonly<Record<string, string>>;
  readonly card: RefObject<CardHandle>;
  readonly onCardComplete: (field: CardFieldName) => void;
};

const insteadOfPayment = {
  nothing: checkoutPageMessages.freeOrder,
  unknown: checkoutPageMessages.paymentAfterShipping,
  unreachable: checkoutPageMessages.paymentUnreachable,
} as const;

/** How the order is paid: a choice of methods with the fields of the chosen one, or nothing at all (ruling A17). */
export function PaymentBox({ need, ...choice }: PaymentBoxProps) {
  // Once typed, a card stays while the address is corrected.
  const [asked, setAsked] = useState(false);
  if (need === "something" && !asked) setAsked(true);
  return (
    <section aria-labelledby="payment-title" className="flex flex-col gap-4">
      <h2 id="payment-title" className="font-display text-h3">
        Payment
      </h2>
      {need === "something" ? null : <p className="text-ink-soft">{insteadOfPayment[need]}</p>}
      {asked ? (
        <div hidden={need !== "something"}>
          <MethodChoice {...choice} />
        </div>
      ) : null}
    </section>
  );
}

function MethodChoice({
  methods,
  chosen,
  onChoose,
  errors,
  card,
  onCardComplete,
}: Omit<PaymentBoxProps, "need">) {
  if (methods.length === 0) return <p className="text-danger">{checkoutPageMessages.methodUnavailable}</p>;
  return (
    <div id="paymentMethod" tabIndex={-1}>
      <CardRadioGroup
        name="paymentMethod"
        legend="Payment method"
        legendHidden
        required
        value={chosen}
        onChange={onChoose}
        error={errors.paymentMethod}
        options={methods.map((method) => ({
          value: method.name,
          label: method.title,
          description: method.description,
          details: method.name === chosen ? fieldsOf(method, errors, card, onCardComplete) : undefined,
        }))}
      />
    </div>
  );
}

/** The component of a method; a method without one says so (S2 §8). */
function fieldsOf(
  method: OfferedMethod,
  errors: PaymentBoxProps["errors"],
  card: PaymentBoxProps["card"],
  onCardComplete: PaymentBoxProps["onCardComplete"],
) {
  const key = method.config.publishableKey;
  if (method.gateway !== "stripe" || !key) {
    return <p className="text-sm text-danger">{checkoutPageMessages.methodUnavailable}</p>;
  }
  return (
    <Suspense fallback={<Skeleton className="h-32" />}>
      <StripeCard ref={card} publishableKey={key} errors={errors} onComplete={onCardComplete} />
    </Suspense>
  );
}
