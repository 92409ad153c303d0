import { NO_METHODS } from "~/domains/shipping/choose-shipping-method";
import { shippingMessages } from "~/domains/shipping/shipping.messages";
import { formatMoney } from "~/kernel/money/money";
import { Alert } from "~/ui/feedback/alert";
import { Spinner } from "~/ui/feedback/spinner";
import { FieldError } from "~/ui/fields/field-error";
import type { ShippingState } from "./use-shipping-rate";

type ShippingBoxProps = { readonly state: ShippingState; readonly error: string | undefined };

/** The shipping method in each of its states (SHIP-001 to SHIP-003). */
export function ShippingBox({ state, error }: ShippingBoxProps) {
  return (
    <section aria-labelledby="shipping-method-title" className="flex flex-col gap-4">
      <h2 id="shipping-method-title" className="font-display text-h3">
        Shipping method
      </h2>
      <div id="shippingMethod" tabIndex={-1} aria-live="polite" className="flex flex-col gap-3">
        <ShippingAnswerView state={state} />
        {error ? <FieldError>{error}</FieldError> : null}
      </div>
    </section>
  );
}

function ShippingAnswerView({ state: { totals, loading, error } }: Pick<ShippingBoxProps, "state">) {
  if (loading) {
    return (
      <p className="flex items-center gap-3 text-ink-soft">
        <Spinner size="small" />
        {shippingMessages.calculating}
      </p>
    );
  }
  if (error) {
    return (
      <Alert type="error" live={false}>
        {error}
      </Alert>
    );
  }
  if (!totals.shippingMethod) return <p className="text-ink-soft">{shippingMessages.beforeAddress}</p>;
  if (totals.shippingMethod === NO_METHODS) {
    return (
      <Alert type="warning" live={false}>
        {shippingMessages.noMethods}
      </Alert>
    );
  }
  const { displayName, description, rate } = totals.shippingMethod;
  return (
    <div className="flex items-start justify-between gap-6 border border-pine bg-pine-soft p-4">
      <p>
        <span className="block font-medium">{displayName}</span>
        {description ? <span className="block text-sm text-ink-soft">{description}</span> : null}
      </p>
      <p className="tabular-nums">{formatMoney(rate)}</p>
    </div>
  );
}
