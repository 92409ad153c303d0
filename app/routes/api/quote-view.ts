import type { LoaderFunctionArgs } from "@remix-run/node";
import { readQuoteOfCustomer } from "~/domains/quotes/customer-quotes.server";
import { quoteMessages } from "~/domains/quotes/quote.messages";
import { readAccountRequest } from "~/edge/requests/account-request.server";
import { toPrivateJson } from "~/edge/requests/responses";

/** GET /api/quote/view/{id}: a quote of the signed-in customer and its order, else 404 (API-014). */
export async function loader(args: LoaderFunctionArgs) {
  const signedIn = await readAccountRequest(args);
  if (signedIn instanceof Response) return signedIn;
  const quote = await readQuoteOfCustomer(
    args.context.services.db,
    signedIn.customer.email,
    args.params.id ?? "",
  );
  return quote
    ? toPrivateJson(200, { success: true, data: quote.quote, order: quote.order })
    : toPrivateJson(404, { success: false, message: quoteMessages.notFound });
}
