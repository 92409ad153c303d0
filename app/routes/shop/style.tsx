import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { type ShouldRevalidateFunction, useLoaderData } from "@remix-run/react";
import { loadPage, loadPageForRoute } from "~/blocks/page/load-page.server";
import { createCmsPageMeta, getStructuredData } from "~/blocks/page/page-meta";
import { toSite } from "~/content/site-settings";
import { fetchSiteSettings } from "~/content/site-settings.server";
import { findStyle } from "~/domains/catalog/find-style.server";
import { hasOnlyKnownFinishes } from "~/domains/catalog/finishes/finish-selection";
import type { Style } from "~/domains/catalog/style.schema";
import { findReviewBadges } from "~/domains/catalog/style-page/find-review-badges.server";
import { createStyleMeta } from "~/domains/catalog/style-page/style-meta";
import { findStyleNeighbors } from "~/domains/catalog/style-page/style-neighbors";
import { StylePage } from "~/domains/catalog/style-page/style-page";
import { unwrapOrNotFound } from "~/edge/requests/respond";
import { redirectWithQuery, throwEditorRedirect } from "~/edge/requests/throw-editor-redirect.server";
import { paths } from "~/kernel/paths";
import { lazyPart } from "~/ui/runtime/lazy-part";

/** The editor's blocks below every style, or of the 404 page for styles. */
const Blocks = lazyPart(async () => (await import("~/blocks/page/page-blocks")).PageBlocks);

/** Works as a form button until it is hydrated. */
const AddSample = lazyPart(async () => (await import("~/domains/samples/add-sample/add-sample")).AddSample, {
  loadOn: "interaction",
});

const Related = lazyPart(
  async () => (await import("~/domains/samples/add-sample/related-with-samples")).RelatedWithSamples,
);

export const meta: MetaFunction<typeof loader> = ({ data: found }) => {
  if (!found) return [];
  if ("missing" in found) return createCmsPageMeta(found.missing);
  const structuredData = found.page ? getStructuredData(found.page) : [];
  return createStyleMeta({ ...found, schemas: found.page?.schemas, structuredData });
};

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { services } = context;
  const { brandSlug = "", styleName = "" } = params;
  const path = paths.style(brandSlug, styleName);
  const [style, settings, styleIndexes, badges, page] = await Promise.all([
    findStyle(services, { brandSlug, styleName }),
    fetchSiteSettings(services),
    services.catalog.styleIndexes(),
    findReviewBadges(services),
    loadPageForRoute(services, paths.style(":brandSlug", ":styleName")),
  ]);
  if (!style.ok && style.failure.code === "style-moved")
    throw redirectWithQuery(request, paths.style(brandSlug, style.failure.styleName), 301);
  if (!style.ok) {
    await throwEditorRedirect(services, path, request);
    const missing = unwrapOrNotFound(await loadPage(services, paths.doorNotFound));
    return data({ missing }, { status: 404 });
  }
  if (!hasOnlyKnownFinishes(style.value.finishGroups, new URL(request.url).searchParams))
    context.skipPageCache?.();
  return {
    style: style.value,
    neighbors: findStyleNeighbors(styleIndexes.forBrand(brandSlug).inOrder("shop"), path),
    badges,
    page,
    site: toSite(settings),
    publicUrl: services.env.publicUrl,
  };
}

/** The chosen finish is in the query and does not change the loader's data. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;

export default function StyleRoute() {
  const data = useLoaderData<typeof loader>();
  if ("missing" in data) return <Blocks blocks={data.missing.blocks} />;
  const { style, neighbors, badges, page } = data;
  return (
    <StylePage
      key={style.code}
      style={style}
      neighbors={neighbors}
      badges={badges}
      surroundingBlocks={
        page && page.blocks.length > 0 ? <Blocks blocks={page.blocks} opensPage={false} /> : null
      }
      related={style.related.length > 0 ? <Related styles={style.related} /> : null}
      renderSample={({ displayedStyle, finish, otherFinishes }) => (
        <AddSample
          sample={
            displayedStyle.sample
              ? { ...displayedStyle.sample, image: sampleImage(displayedStyle.images) }
              : undefined
          }
          finish={finish}
          otherFinishes={otherFinishes}
          styleTitle={displayedStyle.name}
        />
      )}
    />
  );
}

function sampleImage(images: Style["images"]) {
  return images.find((image) => image.type === "sample") ?? images[0];
}
