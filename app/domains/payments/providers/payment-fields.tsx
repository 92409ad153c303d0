import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { Skeleton } from "~/ui/skeleton";
import type { OfferedMethod } from "../payment-methods";
import type { Provider } from "../provider";
import type { PaymentFieldsProps } from "./payment-view";
import type { ConfigOf } from "./provider-data";

const StripeCard = lazy(() => import("./stripe/stripe-card").then((part) => ({ default: part.StripeCard })));
const StripeElement = lazy(() =>
  import("./stripe/stripe-payment-element").then((part) => ({ default: part.StripePaymentElement })),
);

/** A method that names ways to pay shows them all in one element; else it takes a card. */
function StripeFields(props: PaymentFieldsProps<"stripe">) {
  return props.availableMethods?.length ? <StripeElement {...props} /> : <StripeCard {...props} />;
}

/** The view half of every provider. */
const views: { readonly [P in Provider]: ComponentType<PaymentFieldsProps<P>> } = {
  stripe: StripeFields,
  paypal: lazy(() => import("./paypal/paypal-button").then((part) => ({ default: part.PaypalButton }))),
  authorizenet: lazy(() =>
    import("./authorizenet/authorizenet-card").then((part) => ({ default: part.AuthorizenetCard })),
  ),
};

type FieldsProps = Omit<PaymentFieldsProps<Provider>, "config" | "availableMethods"> & {
  readonly method: OfferedMethod;
  /** What stands there for a method without fields (PAY-025). */
  readonly fallback: ReactNode;
};

/** The fields of a payment method, in the provider's own component. */
export function PaymentFields({ method, fallback, ...rest }: FieldsProps) {
  if (!method.gateway) return fallback;
  const { availableMethods } = method;
  return fieldsOf(method.gateway, method.config, { ...rest, availableMethods });
}

function fieldsOf<P extends Provider>(
  provider: P,
  config: ConfigOf<P>,
  rest: Omit<PaymentFieldsProps<P>, "config">,
): ReactNode {
  const View: ComponentType<PaymentFieldsProps<P>> = views[provider];
  return (
    <Suspense fallback={<Skeleton className="h-32" />}>
      <View {...rest} config={config} />
    </Suspense>
  );
}
