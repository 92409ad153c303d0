import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { loadPageAround } from "~/blocks/load-page.server";
import { PageAround } from "~/blocks/page-around";
import { ownPageMeta } from "~/blocks/page-meta";
import { type Placeholders, variantFor } from "~/domains/checkout/result-page";
import type { ResultVariant } from "~/domains/checkout/result-page.schema";
import { resultPage } from "~/domains/checkout/result-page.server";
import { ResultView } from "~/domains/checkout/result-view";
import { SampleReceipt } from "~/domains/checkout/sample-receipt";
import { type FinishedOrder, useFinishedOrder } from "~/domains/checkout/use-finished-order";
import { Letterhead } from "~/domains/navigation/letterhead";
import type { OrderSuccess } from "~/domains/orders/order-success-record";
import { centsFromDollars, formatMoney } from "~/kernel/money";
import { paths } from "~/kernel/paths";
import { Spinner } from "~/ui/spinner";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  ownPageMeta({ page: data?.page ?? null, title: "Thank you" });

/** GET /order/success (S2 §2.3): the words are content, the order is in the visitor's browser. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { services } = context;
  const [page, result] = await Promise.all([
    loadPageAround(services, paths.orderSuccess),
    resultPage(services, "order-success"),
  ]);
  return { page, result };
}

export default function OrderSuccessPage() {
  const { page, result } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  const order = useFinishedOrder();
  const variant = result && variantFor(result, query);
  if (!order) {
    return (
      <p role="status" className="container-page section flex justify-center">
        <Spinner size="large" label="Loading" />
      </p>
    );
  }
  return (
    <PageAround page={page}>
      {(place) => <Result order={order} variant={variant ?? null} {...place} />}
    </PageAround>
  );
}

type ResultProps = {
  readonly order: FinishedOrder;
  readonly variant: ResultVariant | null;
  readonly isTitled: boolean;
};

function Result({ order, variant, isTitled }: ResultProps) {
  const receipt = order.receipt ? (
    <SampleReceipt receipt={order.receipt} letterhead={<Letterhead />} />
  ) : null;
  if (variant)
    return (
      <ResultView variant={variant} placeholders={placeholdersOf(order)} isTitled={isTitled}>
        {receipt}
      </ResultView>
    );
  return (
    <>
      <p className="container-page section text-lead">
        Thank you. Your order number is <strong>{order.orderId}</strong>.
      </p>
      {receipt}
    </>
  );
}

/** Amounts are shown with a dollar sign (ORD-012). */
function placeholdersOf({ orderId, partialPayment, remainingBalance }: OrderSuccess): Placeholders {
  return {
    "order-id": orderId,
    ...(partialPayment === undefined
      ? {}
      : { "partial-payment": formatMoney(centsFromDollars(partialPayment)) }),
    ...(remainingBalance === undefined
      ? {}
      : { "remaining-balance": formatMoney(centsFromDollars(remainingBalance)) }),
  };
}
