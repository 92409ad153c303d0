import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { loadPageAround } from "~/blocks/load-page.server";
import { PageAround } from "~/blocks/page-around";
import { ownPageMeta } from "~/blocks/page-meta";
import { variantFor } from "~/domains/checkout/result-page";
import { resultPage } from "~/domains/checkout/result-page.server";
import { ResultView } from "~/domains/checkout/result-view";
import { paths } from "~/kernel/paths";
import { ButtonLink } from "~/ui/button";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  ownPageMeta({ page: data?.page ?? null, title: "Payment not completed" });

/** GET /payment/fail (S2 §2.4, ruling C31): content alone, with no effect on what is stored. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { services } = context;
  const [page, result] = await Promise.all([
    loadPageAround(services, paths.paymentFail),
    resultPage(services, "payment-failure"),
  ]);
  return { page, result };
}

export default function PaymentFailPage() {
  const { page, result } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  const variant = result && variantFor(result, query);
  return (
    <PageAround page={page}>
      {(place) => (variant ? <ResultView variant={variant} {...place} /> : <PlainFailure />)}
    </PageAround>
  );
}

/** What is said before an editor wrote the page. */
function PlainFailure() {
  return (
    <div className="container-page section flex flex-col items-start gap-6">
      <h1 className="font-display text-h1">Payment failed</h1>
      <ButtonLink to={paths.checkout}>Return to checkout</ButtonLink>
    </div>
  );
}
