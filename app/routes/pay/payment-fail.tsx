import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { variantFor } from "~/domains/checkout/result-page";
import { resultPage } from "~/domains/checkout/result-page.server";
import { ResultView } from "~/domains/checkout/result-view";
import { ButtonLink } from "~/ui/button";

export const meta: MetaFunction = () => [
  { title: "Payment not completed" },
  { name: "robots", content: "noindex" },
];

/** GET /payment/fail (S2 §2.4, ruling C31): content alone, with no effect on what is stored. */
export async function loader({ context }: LoaderFunctionArgs) {
  return resultPage(context.services.content, "payment-failure");
}

export default function PaymentFailPage() {
  const page = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  const variant = page && variantFor(page, query);
  if (variant) return <ResultView variant={variant} />;
  return (
    <div className="container-page section flex flex-col items-start gap-6">
      <h1 className="font-display text-h1">Payment failed</h1>
      <ButtonLink to="/checkout" reloadDocument>
        Return to checkout
      </ButtonLink>
    </div>
  );
}
