import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CmsPageLayout } from "~/blocks/page/cms-page-layout";
import { loadPageForRoute } from "~/blocks/page/load-page.server";
import { createRoutePageMeta } from "~/blocks/page/page-meta";
import { fetchSiteSettings } from "~/content/site-settings.server";
import { getSearchPath } from "~/domains/search/search-path";
import { searchShop } from "~/domains/search/search-shop.server";
import { requireListPage } from "~/edge/requests/list-page.server";
import { parsePageNumber } from "~/kernel/list-page";
import { paths } from "~/kernel/paths";
import { lazyPart } from "~/ui/runtime/lazy-part";

const Found = lazyPart(async () => (await import("./search-results-with-samples")).SearchResultsWithSamples, {
  loadOn: "interaction",
});

/** Search results are not indexed, because search engines know the pages themselves. */
export const meta: MetaFunction<typeof loader> = ({ data }) =>
  createRoutePageMeta({
    page: data?.page ? { ...data.page, path: getSearchPath(data.results.text, data.results.page) } : null,
    title: "Search Results",
  });

/** GET /search?query=…: the results, below the editor's content. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { services } = context;
  const query = new URL(request.url).searchParams;
  const [page, { popularSearches }, results] = await Promise.all([
    loadPageForRoute(services, paths.search),
    fetchSiteSettings(services),
    searchShop(services.search, {
      text: query.get("query") ?? query.get("query-box"),
      page: parsePageNumber(query.get("page")),
    }),
  ]);
  requireListPage(request, results.page, getSearchPath(results.text, results.page));
  return { page, results, popularSearches };
}

export default function Search() {
  const { page, results, popularSearches } = useLoaderData<typeof loader>();
  return (
    <CmsPageLayout page={page}>
      {({ isTitled }) => (
        <Found results={results} popularSearches={popularSearches} headingLevel={isTitled ? "h2" : "h1"} />
      )}
    </CmsPageLayout>
  );
}
