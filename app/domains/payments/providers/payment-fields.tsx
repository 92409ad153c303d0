import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { Skeleton } from "~/ui/skeleton";
import type { PaymentMethod } from "../payment-methods";
import type { Provider } from "../provider";
import type { PaymentFieldsProps } from "./payment-view";
import type { PublicConfig } from "./provider-data";

const StripeCard = lazy(() =>
  import("./stripe/stripe-card").then((module) => ({ default: module.StripeCard })),
);
const StripeElement = lazy(() =>
  import("./stripe/stripe-payment-element").then((module) => ({ default: module.StripePaymentElement })),
);

/** A method that names ways to pay shows them all in one element; else it takes a card. */
function StripeFields(props: PaymentFieldsProps<"stripe">) {
  return props.availableMethods?.length ? <StripeElement {...props} /> : <StripeCard {...props} />;
}

/** The view half of every provider. */
const views: { readonly [P in Provider]: ComponentType<PaymentFieldsProps<P>> } = {
  stripe: StripeFields,
  paypal: lazy(() => import("./paypal/paypal-button").then((module) => ({ default: module.PaypalButton }))),
  authorizenet: lazy(() =>
    import("./authorizenet/authorizenet-card").then((module) => ({ default: module.AuthorizenetCard })),
  ),
};

type FieldsProps = Omit<PaymentFieldsProps<Provider>, "config" | "availableMethods"> & {
  readonly method: PaymentMethod;
  /** What stands there for a method without fields (PAY-025). */
  readonly fallback: ReactNode;
};

/** The fields of a payment method, in the provider's own component. */
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
