import type { ReactNode } from "react";
import { Button } from "~/ui/button";
import type { CheckoutData } from "./checkout-data";

type CheckoutButtonsProps = {
  /** As the form's template words them. */
  readonly labels: CheckoutData["buttons"];
  readonly busy: boolean;
  /** Where the payment method's own button submits. */
  readonly mayNotSubmit: boolean;
  readonly onReset: () => void;
  /** Stands between the two. */
  readonly children: ReactNode;
};

/** The button that orders, "Submit" unless an editor calls it something else, and one that empties the form (CHK-002). */
export function CheckoutButtons({ labels, busy, mayNotSubmit, onReset, children }: CheckoutButtonsProps) {
  return (
    <>
      {mayNotSubmit ? null : (
        <Button type="submit" size="large" busy={busy} className="w-full sm:w-auto">
          {labels?.submit ?? "Submit"}
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
