import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { Skeleton } from "~/ui/feedback/skeleton";
import type { PaymentMethod } from "../methods/payment-methods";
import type { Provider } from "../provider";
import type { PaymentFieldsProps } from "./payment-view";
import type { PublicConfig } from "./provider-data";

const StripeCard = lazy(() =>
  import("./stripe/stripe-card").then((module) => ({ default: module.StripeCard })),
);
const StripeElement = lazy(() =>
  import("./stripe/stripe-payment-element").then((module) => ({ default: module.StripePaymentElement })),
);

/** Shows the payment element when the method names several ways to pay, else the card fields. */
function StripeFields(props: PaymentFieldsProps<"stripe">) {
  return props.availableMethods?.length ? <StripeElement {...props} /> : <StripeCard {...props} />;
}

const views: { readonly [P in Provider]: ComponentType<PaymentFieldsProps<P>> } = {
  stripe: StripeFields,
  paypal: lazy(() => import("./paypal/paypal-button").then((module) => ({ default: module.PaypalButton }))),
  authorizenet: lazy(() =>
    import("./authorizenet/authorizenet-card").then((module) => ({ default: module.AuthorizenetCard })),
  ),
};

type FieldsProps = Omit<PaymentFieldsProps<Provider>, "config" | "availableMethods"> & {
  readonly method: PaymentMethod;
  /** Shown for a method without fields (PAY-025). */
  readonly fallback: ReactNode;
};

/** The fields of a payment method, rendered by its provider's component. */
export function PaymentFields({ method, fallback, ...rest }: FieldsProps) {
  if (!method.gateway) return fallback;
  const { availableMethods } = method;
  return renderFields(method.gateway, method.config, { ...rest, availableMethods });
}

function renderFields<P extends Provider>(
  provider: P,
  config: PublicConfig<P>,
  rest: Omit<PaymentFieldsProps<P>, "config">,
): ReactNode {
  const View: ComponentType<PaymentFieldsProps<P>> = views[provider];
  return (
    <Suspense fallback={<Skeleton className="h-32" />}>
      <View {...rest} config={config} />
    </Suspense>
  );
}
