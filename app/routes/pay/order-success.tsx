import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { CmsPageLayout } from "~/blocks/page/cms-page-layout";
import { loadPageForRoute } from "~/blocks/page/load-page.server";
import { createRoutePageMeta } from "~/blocks/page/page-meta";
import {
  chooseVariant,
  findResultVariant,
  type Placeholders,
} from "~/domains/checkout/result-page/result-page";
import type { ResultVariant } from "~/domains/checkout/result-page/result-page.schema";
import { findResultPage } from "~/domains/checkout/result-page/result-page.server";
import { ResultView } from "~/domains/checkout/result-page/result-view";
import { SampleReceipt } from "~/domains/checkout/result-page/sample-receipt";
import { type FinishedOrder, useFinishedOrder } from "~/domains/checkout/result-page/use-finished-order";
import { Letterhead } from "~/domains/navigation/letterhead";
import { type OrderSuccess, reviewVariant } from "~/domains/orders/order-success-record";
import { centsFromDollars, formatMoney } from "~/kernel/money/money";
import { paths } from "~/kernel/paths";
import { Spinner } from "~/ui/feedback/spinner";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  createRoutePageMeta({ page: data?.page ?? null, title: "Thank you" });

/** GET /order/success: the text is CMS content, the order comes from browser storage. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { services } = context;
  const [page, result] = await Promise.all([
    loadPageForRoute(services, paths.orderSuccess),
    findResultPage(services, "order-success"),
  ]);
  return { page, result };
}

export default function OrderSuccessPage() {
  const { page, result } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  const order = useFinishedOrder();
  const isUnderReview = query.get(reviewVariant) === "true";
  // The default variant would say that the payment has arrived.
  const variant =
    result && (isUnderReview ? findResultVariant(result, reviewVariant) : chooseVariant(result, query));
  if (!order) {
    return (
      <p role="status" className="container-page section flex justify-center">
        <Spinner size="large" label="Loading" />
      </p>
    );
  }
  return (
    <CmsPageLayout page={page}>
      {(layoutProps) => (
        <Result order={order} variant={variant ?? null} isUnderReview={isUnderReview} {...layoutProps} />
      )}
    </CmsPageLayout>
  );
}

type ResultProps = {
  readonly order: FinishedOrder;
  readonly variant: ResultVariant | null;
  readonly isUnderReview: boolean;
  readonly isTitled: boolean;
};

function Result({ order, variant, isUnderReview, isTitled }: ResultProps) {
  const receipt = order.receipt ? (
    <SampleReceipt receipt={order.receipt} letterhead={<Letterhead />} />
  ) : null;
  if (variant)
    return (
      <ResultView variant={variant} placeholders={toPlaceholders(order)} isTitled={isTitled}>
        {receipt}
      </ResultView>
    );
  return (
    <>
      <p className="container-page section text-lead">
        Thank you. Your order number is <strong>{order.orderId}</strong>.
        {isUnderReview
          ? " Your payment is under review: the card processor has accepted it and will make a final decision later. Please don't pay again in the meantime."
          : null}
      </p>
      {receipt}
    </>
  );
}

/** Amounts with a dollar sign (ORD-012). */
function toPlaceholders({ orderId, partialPayment, remainingBalance }: OrderSuccess): Placeholders {
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
