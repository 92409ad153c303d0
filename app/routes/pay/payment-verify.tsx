import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useParams, useSearchParams } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { CmsPageLayout } from "~/blocks/page/cms-page-layout";
import { loadPageForRoute } from "~/blocks/page/load-page.server";
import { createRoutePageMeta } from "~/blocks/page/page-meta";
import { toFailurePath } from "~/domains/checkout/result-page/payment-failure";
import { finishVerifiedOrder, verifyOrder } from "~/domains/checkout/submit/verify-order";
import { addOrderSuccessToUrl } from "~/domains/orders/order-success-record";
import { readPaymentReturn } from "~/domains/payments/read-payment-return";
import { hideUrlFromReferer } from "~/edge/headers/hide-url-from-referer.server";
import { paths } from "~/kernel/paths";
import { Spinner } from "~/ui/feedback/spinner";
import { useOpenPage } from "~/ui/navigation/use-open-page";

const waiting = "Confirming your payment";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  createRoutePageMeta({ page: data?.page ?? null, title: waiting });

/** The URL contains the payment's secret and must not be sent as referrer. */
export const headers = hideUrlFromReferer;

/** GET /payment/verify/{paymentMethod}: shows content while the payment is verified. */
export async function loader({ context: { services } }: LoaderFunctionArgs) {
  return { page: await loadPageForRoute(services, paths.paymentVerify(":paymentMethod")) };
}

/** Verifies the payment and opens the success or failure page. */
export default function PaymentVerifyPage() {
  const { page } = useLoaderData<typeof loader>();
  const { paymentMethod = "" } = useParams();
  const [query] = useSearchParams();
  const openPage = useOpenPage();
  const hasStarted = useRef(false);
  useEffect(() => {
    // React runs effects twice in development; the payment is verified once.
    if (hasStarted.current) return;
    hasStarted.current = true;
    const verify = async () => {
      const verified = await verifyOrder(paymentMethod, query);
      // Replaces the history entry, because its URL contains the payment's secret.
      openPage(
        verified.ok
          ? addOrderSuccessToUrl(finishVerifiedOrder(verified.value))
          : toFailurePath(verified.failure, readPaymentReturn()),
        { replace: true },
      );
    };
    void verify();
  }, [paymentMethod, query, openPage]);
  return (
    <CmsPageLayout page={page}>
      {() => (
        <p role="status" className="container-page section flex justify-center">
          <Spinner size="large" label={waiting} />
        </p>
      )}
    </CmsPageLayout>
  );
}
