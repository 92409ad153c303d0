import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { loadPage } from "~/blocks/page/load-page.server";
import { createCmsPageMeta } from "~/blocks/page/page-meta";
import { PageView } from "~/blocks/page/page-view";
import { unwrapOrNotFound } from "~/edge/requests/respond";
import { paths } from "~/kernel/paths";

export const meta: MetaFunction<typeof loader> = ({ data }) => createCmsPageMeta(data);

/** GET /order-samples: an editor's page with the sample list; only the browser knows the cart. */
export async function loader({ context }: LoaderFunctionArgs) {
  return unwrapOrNotFound(await loadPage(context.services, paths.orderSamples));
}

export default function OrderSamplesPage() {
  return <PageView page={useLoaderData<typeof loader>()} />;
}
