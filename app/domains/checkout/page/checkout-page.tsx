import { Picture } from "~/content/pictures/image";
import { isMultiValueField } from "~/domains/forms/entries/form-entries";
import { isFieldHidden } from "~/domains/forms/entries/visible-fields";
import { CheckboxGroupField } from "~/domains/forms/fields/checkbox-group-field";
import type { FormFieldProps } from "~/domains/forms/fields/form-field-props";
import { FormGroupFields } from "~/domains/forms/fields/form-group-fields";
import { RadioField } from "~/domains/forms/fields/radio-field";
import { SingleValueField } from "~/domains/forms/fields/single-value-field";
import { PaymentError } from "~/domains/payments/form/payment-error";
import { CartProvider, useCart } from "~/domains/samples/cart/cart";
import { CartEmpty, WithdrawnSamples } from "~/domains/samples/cart/cart-contents";
import { SamplesNeedScript } from "~/domains/samples/samples-need-script";
import { useSamples } from "~/domains/samples/selection/use-samples";
import { type Cents, formatMoney } from "~/kernel/money/money";
import { LoadingOverlay } from "~/ui/feedback/loading-overlay";
import { ErrorSummary } from "~/ui/fields/error-summary";
import { CheckoutButtons } from "./checkout-buttons";
import type { CheckoutData } from "./checkout-data";
import { checkoutPageMessages } from "./checkout-page.messages";
import { OrderSummary, SummaryHeader } from "./order-summary";
import { PaymentBox } from "./payment-box";
import { ShippingAddressCopy } from "./shipping-address-copy";
import { ShippingBox } from "./shipping-box";
import { useCheckout } from "./use-checkout";

type CheckoutPageProps = {
  readonly data: CheckoutData;
  /** True when the surrounding page already shows a title. */
  readonly isTitled?: boolean;
  /** Reloads rates and rules after the server found other prices. */
  readonly refreshPrices: () => void;
};

/** The checkout of the sample cart: form on the left, cart on the right. */
export function CheckoutPage(props: CheckoutPageProps) {
  return (
    <CartProvider>
      <SamplesNeedScript className="container-page pt-8 pb-section text-danger" />
      {/* Without script the form would send an address in the page's own address. */}
      <div className="needs-script contents">
        <Checkout {...props} />
      </div>
    </CartProvider>
  );
}

function Checkout(props: CheckoutPageProps) {
  const { status, lines } = useCart();
  // The server does not know the cart, so it renders both states.
  // `EmptyCartScript` shows the right one before the first paint.
  const isUnread = useSamples().samples === null;
  const isFilled = status !== "ready" || lines.length > 0;
  return (
    <>
      {isUnread || isFilled ? (
        <div className={isUnread ? "where-filled" : "contents"}>
          <CheckoutForm {...props} />
        </div>
      ) : null}
      {isUnread || !isFilled ? (
        <div className={isUnread ? "where-empty" : "contents"}>
          <EmptyCheckout {...props} />
        </div>
      ) : null}
    </>
  );
}

function EmptyCheckout({ data: { emptyPicture: picture }, isTitled }: CheckoutPageProps) {
  return (
    <div className="container-wide section grid items-center gap-x-16 gap-y-10 lg:grid-cols-12">
      <div className={picture ? "lg:col-span-6" : "lg:col-span-12"}>
        {isTitled ? null : <CheckoutTitle />}
        <div className="mt-4 max-w-prose text-lead">
          <CartEmpty />
        </div>
      </div>
      {picture ? (
        <div className="hidden lg:col-span-6 lg:block">
          <Picture image={picture} alt="" sizes="46vw" ratio={3 / 2} />
        </div>
      ) : null}
    </div>
  );
}

function CheckoutTitle() {
  return <h1 className="font-display text-h1">Checkout</h1>;
}

function CheckoutForm({ data, isTitled, refreshPrices }: CheckoutPageProps) {
  const checkout = useCheckout(data, refreshPrices);
  const { fields, validated, shipping, banner, busy } = checkout;
  return (
    <>
      <SummaryHeader totals={shipping.totals} />
      <div className="container-page pt-6 empty:hidden xl:hidden">
        <WithdrawnSamples />
      </div>
      <div className="container-wide grid gap-x-16 pt-10 pb-24 xl:grid-cols-12">
        <form
          {...validated.formProps}
          ref={checkout.form}
          className="mx-auto flex w-full max-w-3xl flex-col gap-12 xl:col-span-7 xl:mx-0 xl:max-w-none 3xl:col-span-6"
        >
          {isTitled ? null : <CheckoutTitle />}
          <ErrorSummary
            title={checkout.response.message ?? undefined}
            attempt={validated.attempt}
            errors={Object.entries(validated.summaryErrors).map(([field, message]) => ({
              fieldId: field,
              message,
              ...findFieldLabels(data, field),
            }))}
          />
          {data.groups.map((group) => (
            <FormGroupFields
              key={group.name}
              group={group}
              values={fields.values}
              errors={validated.errors}
              isLocked={({ name }) => fields.isLocked(name)}
              as={CheckoutField}
              isOmitted={(field) => fields.isFollowing(field.name) || isFieldHidden(field, fields.values)}
              replacement={
                group.fields.some(({ name }) => fields.isFollowing(name)) ? (
                  <ShippingAddressCopy values={fields.values} />
                ) : null
              }
              onChange={fields.set}
              onChoose={fields.set}
            />
          ))}
          <ShippingBox state={shipping} error={validated.errors.shippingMethod} />
          <PaymentBox
            methods={data.methods}
            chosen={checkout.chosen}
            onChoose={checkout.choose}
            requirement={checkout.need}
            errors={validated.errors}
            fields={checkout.payment}
            formControls={checkout.formControls}
            onComplete={validated.clearError}
          />
          <div className="flex flex-col gap-5 border-t border-line pt-8">
            <PaymentError message={banner.message} onRemove={banner.clear} />
            <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
              <CheckoutButtons
                labels={data.buttons}
                payAmount={checkout.need === "something" ? shipping.totals.total : null}
                busy={busy}
                isSubmitHidden={checkout.isPaidElsewhere}
                onReset={checkout.reset}
              >
                {checkout.need === "something" ? <TotalBesideButton total={shipping.totals.total} /> : null}
              </CheckoutButtons>
            </div>
          </div>
        </form>
        <OrderSummary totals={shipping.totals} />
      </div>
      {busy && !checkout.isPaidElsewhere ? <LoadingOverlay text={checkoutPageMessages.keepOpen} /> : null}
    </>
  );
}

/** The amount to be charged, because the cart is out of sight on phones. */
function TotalBesideButton({ total }: { readonly total: Cents }) {
  return (
    <p className="text-sm text-ink-soft">
      <strong className="text-base font-medium text-ink tabular-nums">{formatMoney(total)}</strong>{" "}
      {checkoutPageMessages.allIn}
    </p>
  );
}

/** Label and group of a field for the error summary; billing and shipping fields share their labels. */
function findFieldLabels({ groups }: CheckoutData, name: string) {
  const group = groups.find((candidate) => candidate.fields.some((field) => field.name === name));
  const field = group?.fields.find((candidate) => candidate.name === name);
  return field && group ? { label: field.label, group: group.title ?? group.name } : {};
}

/** A field of the checkout, for all supported field types. */
export function CheckoutField(props: FormFieldProps) {
  if (isMultiValueField(props.field)) return <CheckboxGroupField {...props} />;
  return props.field.type === "radio" ? <RadioField {...props} /> : <SingleValueField {...props} />;
}
