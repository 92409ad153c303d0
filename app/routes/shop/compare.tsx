import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CmsPageLayout } from "~/blocks/page/cms-page-layout";
import { loadPageForRoute } from "~/blocks/page/load-page.server";
import { createRoutePageMeta } from "~/blocks/page/page-meta";
import { groupAddableStyles } from "~/domains/catalog/compare/addable-styles";
import { maxComparedStyles, toCompareRows } from "~/domains/catalog/compare/compare-rows";
import { CompareView } from "~/domains/catalog/compare/compare-view";
import { doesQueryListExactly, parseStyleCodes } from "~/domains/catalog/favorites/style-codes";
import { findStylesByCode } from "~/domains/catalog/style-index/find-styles-by-code.server";
import { toStyleListItem } from "~/domains/catalog/style-index/indexed-style";
import { CardSampleButton } from "~/domains/samples/add-sample/card-sample-button";
import { paths } from "~/kernel/paths";

/** Comparisons are not indexed, because search engines know the style pages themselves. */
export const meta: MetaFunction<typeof loader> = ({ data }) =>
  createRoutePageMeta({ page: data?.page ?? null, title: "Compare Doors" });

/** GET /compare?style=…&style=…: compares up to four styles and lists the styles that can be added. */
export async function loader({ request, context: { services, skipPageCache } }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const codes = parseStyleCodes(query, maxComparedStyles);
  const [page, styles, listed] = await Promise.all([
    loadPageForRoute(services, paths.compare),
    findStylesByCode(services.catalog, codes),
    services.catalog.read(),
  ]);
  if (!doesQueryListExactly(query, styles)) skipPageCache?.();
  return {
    page,
    styles: styles.map(toStyleListItem),
    rows: toCompareRows(styles),
    addableStyles: styles.length < maxComparedStyles ? groupAddableStyles(listed.values(), codes) : [],
  };
}

export default function Compare() {
  const { page, ...compared } = useLoaderData<typeof loader>();
  return (
    <CmsPageLayout page={page}>
      {({ isTitled }) => (
        <>
          {isTitled ? null : <h1 className="container-wide py-8">Compare Doors</h1>}
          <CompareView {...compared} renderSample={(style) => <CardSampleButton style={style} />} />
        </>
      )}
    </CmsPageLayout>
  );
}
