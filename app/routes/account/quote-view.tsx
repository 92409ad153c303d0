import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import {
  type ClientLoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useRevalidator,
} from "@remix-run/react";
import { accountMessages } from "~/domains/account/account.messages";
import { fetchQuote } from "~/domains/account/purchases/fetch-quote";
import { QuotePage } from "~/domains/account/purchases/quote-page";
import { readQuoteOfCustomer } from "~/domains/quotes/customer-quotes.server";
import { requestLink } from "~/domains/quotes/link/request-link.server";
import { requireSignedInCustomer } from "~/edge/guards/signed-in.server";
import { readAccountPost } from "~/edge/requests/account-page.server";
import { respondTooManyRequests } from "~/edge/requests/responses";

export const meta: MetaFunction = () => [{ title: "Your quote" }, { name: "robots", content: "noindex" }];

/** GET /my-account/quote/view/{id} (ACCT-003): a quote of the customer; any other returns 404 (API-014). */
export async function loader(args: LoaderFunctionArgs) {
  const { customer } = await requireSignedInCustomer(args);
  const quote = await readQuoteOfCustomer(args.context.services.db, customer.email, args.params.id ?? "");
  return data(
    { quote: quote?.quote ?? null, order: quote?.order ?? null, problem: null },
    { status: quote ? 200 : 404 },
  );
}

/** POST: requests a new link from staff, as on the page of an expired link (QUOT-008). */
export async function action(args: ActionFunctionArgs) {
  const { customer } = await readAccountPost(args);
  const { services, clientIp } = args.context;
  if (!(await services.limits.allows("quote-link-request", clientIp ?? "unknown")))
    throw respondTooManyRequests();
  await requestLink(services, { by: "owner", id: args.params.id ?? "", email: customer.email });
  return { isRequested: true as const };
}

/** Within the account the browser calls the endpoint, so that it can show network errors (QUOT-022). */
export async function clientLoader({ params, request }: ClientLoaderFunctionArgs) {
  const fetched = await fetchQuote(params.id ?? "");
  // The session has ended; the server's loader redirects to the sign-in.
  if (fetched.problem === accountMessages.signInFirst) window.location.assign(request.url);
  return fetched;
}

export default function QuoteViewRoute() {
  const { revalidate } = useRevalidator();
  const linkAnswer = useActionData<typeof action>();
  return (
    <QuotePage {...useLoaderData<typeof clientLoader>()} linkAnswer={linkAnswer} tryAgain={revalidate} />
  );
}
