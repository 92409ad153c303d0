import type { ReactNode } from "react";
import { formatPayLabel } from "~/domains/payments/pay-label";
import type { Cents } from "~/kernel/money";
import { Button } from "~/ui/button";
import type { CheckoutData } from "./checkout-data";

type CheckoutButtonsProps = {
  /** As the form's template words them. */
  readonly labels: CheckoutData["buttons"];
  /** What a press of the button charges; null where nothing is paid or the total is not known yet. */
  readonly payAmount: Cents | null;
  readonly busy: boolean;
  /** Where the payment method's own button submits. */
  readonly isSubmitHidden: boolean;
  readonly onReset: () => void;
  /** Stands between the two. */
  readonly children: ReactNode;
};

/** The button that orders, "Submit" unless an editor calls it something else, and one that empties the form (CHK-002). */
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
