import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { Skeleton } from "~/ui/skeleton";
import type { OfferedMethod } from "../payment-methods";
import type { Provider } from "../provider";
import type { PaymentFieldsProps } from "./payment-view";
import type { ConfigOf } from "./provider-data";

/** The view half of every provider; null where there is none yet. */
const views: { readonly [P in Provider]: ComponentType<PaymentFieldsProps<P>> | null } = {
  stripe: lazy(() => import("./stripe/stripe-card").then((part) => ({ default: part.StripeCard }))),
  paypal: lazy(() => import("./paypal/paypal-button").then((part) => ({ default: part.PaypalButton }))),
  authorizenet: lazy(() =>
    import("./authorizenet/authorizenet-card").then((part) => ({ default: part.AuthorizenetCard })),
  ),
};

type FieldsProps = Omit<PaymentFieldsProps<Provider>, "config"> & {
  readonly method: OfferedMethod;
  /** What stands there for a method without fields (PAY-025). */
  readonly fallback: ReactNode;
};

/** The fields of a payment method, in the provider's own component. */
export function PaymentFields({ method, fallback, ...rest }: FieldsProps) {
  if (!method.gateway) return fallback;
  return fieldsOf(method.gateway, method.config, rest) ?? fallback;
}

function fieldsOf<P extends Provider>(
  provider: P,
  config: ConfigOf<P>,
  rest: Omit<PaymentFieldsProps<P>, "config">,
): ReactNode {
  const View: ComponentType<PaymentFieldsProps<P>> | null = views[provider];
  if (!View) return null;
  return (
    <Suspense fallback={<Skeleton className="h-32" />}>
      <View {...rest} config={config} />
    </Suspense>
  );
}
