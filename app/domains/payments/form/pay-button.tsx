import { type Cents, formatMoney } from "~/kernel/money/money";
import { Button } from "~/ui/button";
import { LoadingOverlay } from "~/ui/feedback/loading-overlay";
import { formatPayLabel } from "./pay-label";

/** Notice for browsers without JavaScript, because scripts create the payment fields. */
export function PaymentNeedsScript() {
  return (
    <noscript>
      <p className="text-danger">
        Paying here needs JavaScript. Please turn it on, or call us and we'll take the payment by phone.
      </p>
    </noscript>
  );
}

type PayNowProps = {
  /** The amount to be charged; null while no valid amount is known. */
  readonly amount: Cents | null;
  readonly busy: boolean;
  /** True without a payment method, or if the chosen method has its own button (QUOT-006). */
  readonly isHidden: boolean;
};

/**
 * The button that pays. Shows only the amount when the provider has its own button, and an overlay while it
 * pays.
 */
export function PayButton({ amount, busy, isHidden }: PayNowProps) {
  return (
    <>
      {isHidden ? null : (
        <Button type="submit" size="large" busy={busy}>
          {formatPayLabel("Pay Now", amount)}
        </Button>
      )}
      {isHidden && amount !== null ? <p>You'll pay {formatMoney(amount)}.</p> : null}
      {busy ? <LoadingOverlay text="We are taking your payment. Please keep this page open." /> : null}
    </>
  );
}
