import { type Cents, formatMoney } from "~/kernel/money";
import { Button } from "~/ui/button";
import { LoadingOverlay } from "~/ui/loading-overlay";
import { formatPayLabel } from "./pay-label";

/** Stands in a form that takes a payment: the providers' own fields are made by scripts. */
export function PaymentNeedsScript() {
  return (
    <noscript>
      <p className="text-danger">
        Paying here needs JavaScript. Please switch it on, or call us and we take the payment by phone.
      </p>
    </noscript>
  );
}

type PayNowProps = {
  /** What will be charged; null while no valid amount is known. */
  readonly amount: Cents | null;
  readonly busy: boolean;
  /** There is no method, or the chosen one brings a button of its own (QUOT-006). */
  readonly isHidden: boolean;
};

/** The button that pays, or beside a provider's own button the amount, and what is seen while it does. */
export function PayButton({ amount, busy, isHidden: isLeftOut }: PayNowProps) {
  return (
    <>
      {isLeftOut ? null : (
        <Button type="submit" size="large" busy={busy}>
          {formatPayLabel("Pay Now", amount)}
        </Button>
      )}
      {isLeftOut && amount !== null ? <p>You will pay {formatMoney(amount)}.</p> : null}
      {busy ? <LoadingOverlay text="We are taking your payment. Please keep this page open." /> : null}
    </>
  );
}
