import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useRouteLoaderData, useSearchParams } from "@remix-run/react";
import type { OrderSuccess } from "~/domains/checkout/order-success-record";
import { ReceiptView } from "~/domains/checkout/receipt-view";
import { type Placeholders, variantFor } from "~/domains/checkout/result-page";
import { resultPage } from "~/domains/checkout/result-page.server";
import { ResultView } from "~/domains/checkout/result-view";
import { useFinishedOrder } from "~/domains/checkout/use-finished-order";
import type { Shell } from "~/domains/navigation/navigation.schema";
import { SiteLogo } from "~/domains/navigation/site-logo";
import { centsFromDollars, formatMoney } from "~/kernel/money";
import { Spinner } from "~/ui/spinner";

export const meta: MetaFunction = () => [{ title: "Thank you" }, { name: "robots", content: "noindex" }];

/** GET /order/success (S2 §2.3): the words are content, the order is in the visitor's browser. */
export async function loader({ context }: LoaderFunctionArgs) {
  return resultPage(context.services.content, "order-success");
}

export default function OrderSuccessPage() {
  const page = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  const order = useFinishedOrder();
  const variant = page && variantFor(page, query);
  if (!order) {
    return (
      <p role="status" className="container-page section flex justify-center">
        <Spinner size="large" label="Loading" />
      </p>
    );
  }
  return (
    <>
      {variant ? (
        <ResultView variant={variant} placeholders={placeholdersOf(order)} />
      ) : (
        <p className="container-page section text-lead">
          Thank you. Your order number is <strong>{order.orderId}</strong>.
        </p>
      )}
      {order.receipt ? <ReceiptView receipt={order.receipt} letterhead={<Letterhead />} /> : null}
    </>
  );
}

/** The shop's mark and address, as on its writing paper. */
function Letterhead() {
  const site = useRouteLoaderData<Shell>("root")?.site;
  if (!site) return null;
  const { street, city, state, zip } = site.address ?? {};
  const place = [street, city, [state, zip].filter(Boolean).join(" ")].filter(Boolean).join(", ");
  return (
    <>
      <SiteLogo logo={site.logo} name={site.name} />
      <p className="text-xs">{[place, site.phone, site.email].filter(Boolean).join(" · ")}</p>
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
