import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { CmsPageLayout } from "~/blocks/page/cms-page-layout";
import { loadPageForRoute } from "~/blocks/page/load-page.server";
import { createRoutePageMeta } from "~/blocks/page/page-meta";
import { FailureView } from "~/domains/checkout/result-page/failure-view";
import { readFailureKind } from "~/domains/checkout/result-page/payment-failure";
import { findResultVariant } from "~/domains/checkout/result-page/result-page";
import { findResultPage } from "~/domains/checkout/result-page/result-page.server";
import { paths } from "~/kernel/paths";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  createRoutePageMeta({ page: data?.page ?? null, title: "Payment not completed" });

/** GET /payment/fail (ORD-014): shows content only and changes nothing. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { services } = context;
  const [page, result] = await Promise.all([
    loadPageForRoute(services, paths.paymentFail),
    findResultPage(services, "payment-failure"),
  ]);
  return { page, result };
}

export default function PaymentFailPage() {
  const { page, result } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  const kind = readFailureKind(query);
  const variant = result && findResultVariant(result, kind === "checkout" ? "default" : kind);
  return (
    <CmsPageLayout page={page}>
      {(layoutProps) => <FailureView kind={kind} variant={variant ?? null} {...layoutProps} />}
    </CmsPageLayout>
  );
}
