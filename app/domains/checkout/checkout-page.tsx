import { CartProvider, useCart } from "~/domains/samples/cart";
import { CartEmpty } from "~/domains/samples/cart-contents";
import "~/domains/samples/samples.css";
import { Alert } from "~/ui/alert";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import type { CheckoutData } from "./checkout-data";
import { checkoutMessages } from "./checkout-fields";
import { checkoutPageMessages } from "./checkout-page.messages";
import { FormGroupFields } from "./form-fields";
import { LoadingOverlay } from "./loading-overlay";
import { OrderSummary, SummaryHeader } from "./order-summary";
import { PaymentBox } from "./payment-box";
import { ShippingBox } from "./shipping-box";
import { useCheckout } from "./use-checkout";

type CheckoutPageProps = {
  readonly data: CheckoutData;
  /** Loads rates and rules again, after the server found other prices. */
  readonly refreshPrices: () => void;
};

/** The checkout of the sample cart: form on the left, cart on the right (S2 §2.2). */
export function CheckoutPage(props: CheckoutPageProps) {
  return (
    <CartProvider>
      <noscript>
        <p className="container-page pt-8 text-danger">{checkoutPageMessages.withoutScript}</p>
      </noscript>
      <Checkout {...props} />
    </CartProvider>
  );
}

function Checkout(props: CheckoutPageProps) {
  const { status, lines } = useCart();
  if (status !== "ready" || lines.length > 0) return <CheckoutForm {...props} />;
  return (
    <div className="container-page section">
      <h1 className="mb-4 font-display text-h1">Checkout</h1>
      <CartEmpty />
    </div>
  );
}

function CheckoutForm({ data, refreshPrices }: CheckoutPageProps) {
  const checkout = useCheckout(data, refreshPrices);
  const { fields, shipping, summary, banner, busy } = checkout;
  return (
    <>
      <SummaryHeader totals={shipping.totals} />
      <div className="container-page grid gap-x-16 pt-10 pb-24 xl:grid-cols-12">
        <form
          ref={checkout.form}
          noValidate
          onSubmit={checkout.submit}
          className="flex flex-col gap-12 xl:col-span-7"
        >
          <h1 className="font-display text-h1">Checkout</h1>
          <ErrorSummary
            title={data.messages?.error ?? checkoutMessages.formInvalid}
            attempt={summary.attempt}
            errors={summary.errors.map(({ field, message }) => ({
              fieldId: field,
              message,
              label: labelOf(data, field),
            }))}
          />
          {data.groups.map((group) => (
            <FormGroupFields
              key={group.name}
              group={group}
              values={fields.values}
              errors={fields.errors}
              isFollowing={fields.isFollowing}
              onChange={fields.set}
              onBlur={fields.check}
              onSameAsBilling={fields.setSameAsBilling}
            />
          ))}
          <ShippingBox state={shipping} error={fields.errors.shippingMethod} />
          <PaymentBox
            methods={data.methods}
            chosen={checkout.chosen}
            onChoose={checkout.choose}
            need={checkout.need}
            errors={fields.errors}
            card={checkout.card}
            onCardComplete={fields.forget}
          />
          <div className="flex flex-col gap-5">
            {banner.message ? (
              <Alert type="error" onRemove={banner.clear}>
                {banner.message}
              </Alert>
            ) : null}
            <div className="flex flex-wrap items-center gap-4">
              <Button type="submit" size="large" busy={busy} className="flex-1 sm:flex-none">
                {data.buttons?.submit ?? "Submit"}
              </Button>
              {data.buttons?.reset ? (
                <Button variant="text" onClick={fields.reset}>
                  {data.buttons.reset}
                </Button>
              ) : null}
            </div>
          </div>
        </form>
        <OrderSummary totals={shipping.totals} />
      </div>
      {busy ? <LoadingOverlay /> : null}
    </>
  );
}

/** The label of a field in the summary of errors: billing and shipping share their words, so the group stands first. */
function labelOf({ groups }: CheckoutData, name: string): string | undefined {
  const group = groups.find((candidate) => candidate.fields.some((field) => field.name === name));
  const field = group?.fields.find((candidate) => candidate.name === name);
  return field && group ? `${group.title ?? group.name}, ${field.label}` : undefined;
}
