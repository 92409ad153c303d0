import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { fetchSiteSettings } from "~/content/site-settings.server";
import { EstimateChanges } from "~/domains/estimator/saved-estimates/estimate-changes";
import { openEstimate } from "~/domains/estimator/saved-estimates/open-estimate.server";
import { EstimatorView } from "~/domains/estimator/view/estimator-view";
import { hideUrlFromReferer } from "~/edge/headers/hide-url-from-referer.server";
import { classNames } from "~/ui/class-names";

export const meta: MetaFunction = () => [{ title: "Your estimate" }, { name: "robots", content: "noindex" }];

export const headers = hideUrlFromReferer;

/** GET /estimator/{token}: a saved estimate that the visitor can continue, with today's prices. */
export async function loader({ params, context: { services } }: LoaderFunctionArgs) {
  const [found, settings] = await Promise.all([
    openEstimate(services, params.token ?? ""),
    fetchSiteSettings(services),
  ]);
  if (!found) throw data(null, { status: 404 });
  return { ...found, shop: settings.name };
}

export default function SavedEstimatePage() {
  const { opened, estimator, shop } = useLoaderData<typeof loader>();
  return (
    <>
      <header
        className={classNames("container-wide flex flex-col gap-6 pt-section", !estimator && "pb-section")}
      >
        <h1 className="font-display text-h1">Your estimate</h1>
        <EstimateChanges estimate={opened} />
      </header>
      {estimator ? <EstimatorView estimator={estimator} shop={shop} saved={opened.entries} /> : null}
    </>
  );
}
