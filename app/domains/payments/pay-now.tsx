import { Button } from "~/ui/button";
import { LoadingOverlay } from "~/ui/loading-overlay";

/** Stands in a form that takes a payment: the providers' own fields are made by scripts. */
export function PayNeedsScript() {
  return (
    <noscript>
      <p className="text-danger">
        Paying here needs JavaScript. Please switch it on, or call us and we take the payment by phone.
      </p>
    </noscript>
  );
}

type PayNowProps = {
  readonly busy: boolean;
  /** There is no method, or the chosen one brings a button of its own (QUOT-006). */
  readonly isLeftOut: boolean;
};

/** The button that pays, and what is seen while it does. */
export function PayNow({ busy, isLeftOut }: PayNowProps) {
  return (
    <>
      {isLeftOut ? null : (
        <Button type="submit" size="large" busy={busy}>
          Pay Now
        </Button>
      )}
      {busy ? <LoadingOverlay text="We are taking your payment. Please keep this page open." /> : null}
    </>
  );
}
