import { type RefObject, useState } from "react";
import type { FormControls, PaymentHandle } from "~/domains/payments/form/payment-handle";
import { PaymentMethodChoice } from "~/domains/payments/form/payment-method-choice";
import type { PaymentMethod } from "~/domains/payments/methods/payment-methods";
import { checkoutPageMessages } from "./checkout-page.messages";

/** `unknown` until the address is complete; `unreachable` when no method ships to it. */
export type PaymentRequirement = "unknown" | "unreachable" | "nothing" | "something";

type PaymentBoxProps = {
  readonly methods: readonly PaymentMethod[];
  readonly chosen: string;
  readonly onChoose: (method: string) => void;
  readonly requirement: PaymentRequirement;
  readonly errors: Readonly<Record<string, string>>;
  readonly fields: RefObject<PaymentHandle>;
  readonly formControls: FormControls;
  readonly onComplete: (field: string) => void;
};

const messagesWithoutPayment = {
  nothing: checkoutPageMessages.freeOrder,
  unknown: checkoutPageMessages.paymentAfterShipping,
  unreachable: checkoutPageMessages.paymentUnreachable,
} as const;

/** Payment methods with the fields of the chosen one, or a note that nothing is to be paid (CHK-022). */
export function PaymentBox({ requirement, ...choice }: PaymentBoxProps) {
  // Keep typed card fields mounted while the address is corrected.
  const [wasRequired, setWasRequired] = useState(false);
  if (requirement === "something" && !wasRequired) setWasRequired(true);
  return (
    <section aria-labelledby="payment-title" className="flex flex-col gap-4">
      <h2 id="payment-title" className="font-display text-h3">
        Payment
      </h2>
      {requirement === "something" ? null : (
        <p className="text-ink-soft">{messagesWithoutPayment[requirement]}</p>
      )}
      {wasRequired ? (
        <div hidden={requirement !== "something"} className="flex flex-col gap-4">
          <p className="text-sm text-ink-soft">{checkoutPageMessages.cardAddress}</p>
          <PaymentMethodChoice {...choice} />
        </div>
      ) : null}
    </section>
  );
}
