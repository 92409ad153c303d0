import type { ReactNode } from "react";
import { formatPayLabel } from "~/domains/payments/form/pay-label";
import type { Cents } from "~/kernel/money/money";
import { Button } from "~/ui/button";
import type { CheckoutData } from "./checkout-data";

type CheckoutButtonsProps = {
  /** Labels from the form's template. */
  readonly labels: CheckoutData["buttons"];
  /** The amount that submitting charges; null when nothing is charged or the total is unknown. */
  readonly payAmount: Cents | null;
  readonly busy: boolean;
  /** True when the payment method has its own submit button. */
  readonly isSubmitHidden: boolean;
  readonly onReset: () => void;
  /** Rendered between the two buttons. */
  readonly children: ReactNode;
};

/** The submit button, labeled "Submit" by default, and a button that resets the form (CHK-002). */
export function CheckoutButtons(props: CheckoutButtonsProps) {
  const { labels, payAmount, busy, isSubmitHidden, onReset, children } = props;
  return (
    <>
      {isSubmitHidden ? null : (
        <Button type="submit" size="large" busy={busy} className="w-full sm:w-auto">
          {formatPayLabel(labels?.submit ?? "Submit", payAmount)}
        </Button>
      )}
      {children}
      {labels?.reset ? (
        <Button variant="text" onClick={onReset}>
          {labels.reset}
        </Button>
      ) : null}
    </>
  );
}
