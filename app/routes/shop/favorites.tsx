import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CmsPageLayout } from "~/blocks/page/cms-page-layout";
import { loadPageForRoute } from "~/blocks/page/load-page.server";
import { createRoutePageMeta } from "~/blocks/page/page-meta";
import { useSignedInHint } from "~/domains/account/sign-in/use-signed-in-hint";
import { FavoritesView } from "~/domains/catalog/favorites/favorites-view";
import { doesQueryListExactly, parseStyleCodes } from "~/domains/catalog/favorites/style-codes";
import { maxFavorites } from "~/domains/catalog/favorites/use-favorites";
import { findStylesByCode } from "~/domains/catalog/style-index/find-styles-by-code.server";
import { toStyleListItem } from "~/domains/catalog/style-index/indexed-style";
import { CardSampleButton } from "~/domains/samples/add-sample/card-sample-button";
import { paths } from "~/kernel/paths";

/** Favorites are not indexed, because search engines know the style pages themselves. */
export const meta: MetaFunction<typeof loader> = ({ data }) =>
  createRoutePageMeta({ page: data?.page ?? null, title: "Your Favorites" });

/** GET /favorites?style=…&style=…: the favorite styles; without codes the browser adds its stored ones. */
export async function loader({ request, context: { services, skipPageCache } }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const codes = parseStyleCodes(query, maxFavorites);
  const [page, styles] = await Promise.all([
    loadPageForRoute(services, paths.favorites),
    findStylesByCode(services.catalog, codes),
  ]);
  if (!doesQueryListExactly(query, styles)) skipPageCache?.();
  return { page, styles: styles.map(toStyleListItem) };
}

export default function Favorites() {
  const { page, styles } = useLoaderData<typeof loader>();
  const isSignedIn = useSignedInHint();
  return (
    <CmsPageLayout page={page}>
      {({ isTitled }) => (
        <>
          {isTitled ? null : <h1 className="container-wide py-8">Your Favorites</h1>}
          <FavoritesView
            styles={styles}
            isInAccount={isSignedIn}
            renderSample={(style) => <CardSampleButton style={style} />}
          />
        </>
      )}
    </CmsPageLayout>
  );
}
