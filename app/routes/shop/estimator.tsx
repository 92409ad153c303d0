import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CmsPageLayout } from "~/blocks/page/cms-page-layout";
import { loadPageForRoute } from "~/blocks/page/load-page.server";
import { createCmsPageMeta } from "~/blocks/page/page-meta";
import { fetchSiteSettings } from "~/content/site-settings.server";
import { findEstimator } from "~/domains/estimator/find-estimator.server";
import { EstimatorLoading } from "~/domains/estimator/view/estimator-loading";
import { paths } from "~/kernel/paths";
import { lazyPart } from "~/ui/runtime/lazy-part";

/** Works without script as a form; its fields keep text that is typed before hydration. */
const EstimatorView = lazyPart(
  async () => (await import("~/domains/estimator/view/estimator-view")).EstimatorView,
  { loadOn: "interaction", loading: <EstimatorLoading /> },
);

export const meta: MetaFunction<typeof loader> = ({ data: found }) =>
  createCmsPageMeta(found?.page ?? undefined);

/** The form template of the page (EST-001). */
const templateName = "estimator";

/** GET /estimator: the cost estimator below the editor's content (BLOG-002). */
export async function loader({ context: { services } }: LoaderFunctionArgs) {
  const [page, estimator, settings] = await Promise.all([
    loadPageForRoute(services, paths.estimator),
    findEstimator(services, templateName),
    fetchSiteSettings(services),
  ]);
  if (!estimator) throw data(null, { status: 404 });
  return { page, estimator, shop: settings.name };
}

export default function EstimatorPage() {
  const { page, estimator, shop } = useLoaderData<typeof loader>();
  return (
    <CmsPageLayout page={page}>{() => <EstimatorView estimator={estimator} shop={shop} />}</CmsPageLayout>
  );
}
