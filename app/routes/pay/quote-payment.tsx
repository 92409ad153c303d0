import {
  type ActionFunctionArgs,
  data as answer,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { CmsPageLayout } from "~/blocks/page/cms-page-layout";
import { loadPageForRoute } from "~/blocks/page/load-page.server";
import { createRoutePageMeta } from "~/blocks/page/page-meta";
import { Letterhead } from "~/domains/navigation/letterhead";
import { listPaymentMethods } from "~/domains/payments/methods/payment-methods.server";
import { requestLink } from "~/domains/quotes/link/request-link.server";
import { viewQuote } from "~/domains/quotes/link/view-quote.server";
import type { QuoteData } from "~/domains/quotes/views/quote-data";
import { QuotePage } from "~/domains/quotes/views/quote-page";
import { QuoteProblem } from "~/domains/quotes/views/quote-problem";
import { hideUrlFromReferer } from "~/edge/headers/hide-url-from-referer.server";
import { countOrderLookup } from "~/edge/requests/payments/pay-request.server";
import { readLinkRequest, readQuoteLink } from "~/edge/requests/payments/quote-link.server";
import { respondTooManyRequests } from "~/edge/requests/responses";
import type { Services } from "~/edge/services/services.server";
import { paths } from "~/kernel/paths";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  createRoutePageMeta({ page: data?.page ?? null, title: "Your quote" });

/** The URL contains the token and must not be sent as referrer, not even to our endpoints. */
export const headers = hideUrlFromReferer;

/** GET /quote/payment?quoteId&token: the quote of an emailed link, or the reason why the link is invalid. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  if (!(await countOrderLookup(context))) throw respondTooManyRequests();
  const { services } = context;
  const [page, data] = await Promise.all([
    loadPageForRoute(services, paths.quotePayment),
    quoteData(request, services),
  ]);
  return answer({ page, data }, { status: statusOf[data.state] });
}

const statusOf = { quote: 200, expired: 410, missing: 404 } as const;

async function quoteData(request: Request, services: Services): Promise<QuoteData> {
  const link = readQuoteLink(request);
  const openedQuote = await viewQuote(services, link);
  if (!openedQuote.ok)
    return { state: openedQuote.failure.code === "link-expired" ? "expired" : "missing", link };
  return {
    ...openedQuote.value,
    state: "quote",
    link,
    methods: await listPaymentMethods(services, "convert-to-order"),
  };
}

/** POST: a customer requests a new link. The reply does not reveal whether the quote exists. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { services, clientIp } = context;
  if (!(await services.limits.allows("quote-link-request", clientIp ?? "unknown")))
    throw respondTooManyRequests();
  const linkRequest = await readLinkRequest(request);
  if (!linkRequest.ok)
    return answer({ isRequested: false as const, lastResult: linkRequest.failure }, { status: 422 });
  await requestLink(services, linkRequest.value);
  return answer({ isRequested: true as const });
}

export default function QuotePaymentRoute() {
  const { page, data } = useLoaderData<typeof loader>();
  const linkAnswer = useActionData<typeof action>();
  const letterhead = <Letterhead />;
  if (data.state !== "quote")
    return <QuoteProblem state={data.state} linkAnswer={linkAnswer} letterhead={letterhead} />;
  // The editor's content addresses customers who are about to pay.
  return (
    <CmsPageLayout page={data.order ? null : page}>
      {({ isTitled }) => <QuotePage data={data} letterhead={letterhead} isTitled={isTitled} />}
    </CmsPageLayout>
  );
}
