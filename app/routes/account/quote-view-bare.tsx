import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData, useRevalidator } from "@remix-run/react";
import { QuotePage } from "~/domains/account/purchases/quote-page";
import { quoteMessages } from "~/domains/quotes/quote.messages";
import { requireSignedInCustomer } from "~/edge/guards/signed-in.server";

export const meta: MetaFunction = () => [{ title: "Your quote" }, { name: "robots", content: "noindex" }];

/** GET /my-account/quote/view without an id (QUOT-025). */
export async function loader(args: LoaderFunctionArgs) {
  await requireSignedInCustomer(args);
  return data({ problem: quoteMessages.idRequired }, { status: 400 });
}

export default function QuoteViewWithoutId() {
  const { revalidate } = useRevalidator();
  const { problem } = useLoaderData<typeof loader>();
  return (
    <QuotePage quote={null} order={null} problem={problem} linkAnswer={undefined} tryAgain={revalidate} />
  );
}
