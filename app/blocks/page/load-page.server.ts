import type { Content } from "~/content/client/content";
import { createContentLog } from "~/content/client/content-log.server";
import { fetchLeniently } from "~/content/client/lenient-parsing.server";
import { linkAddress } from "~/content/document-address";
import { toBusiness, toSite } from "~/content/site-settings";
import { fetchSiteSettings } from "~/content/site-settings.server";
import { seoProjection } from "~/domains/seo/seo.queries.server";
import type { Log } from "~/kernel/log";
import { err, ok, type Result } from "~/kernel/result";
import { parseBlocksWithErrors } from "../parse-blocks.server";
import { blocksProjection } from "../projections.server";
import type { UnfinishedBlock } from "../unfinished-block";
import { pageSchema } from "./page.schema";

/** A page has one canonical path and optional aliases such as /aboutus (PAGE-009). */
const pageQuery = `*[_type == "page" && (path == $path || $path in alsoAt)] | order(select(path == $path => 0, 1))[0]{
  _id, name, path, title, schemas, breadcrumb[]{text, "url": ${linkAddress("link.")}},
  ${seoProjection},
  ${blocksProjection}
}`;

export type PageSources = {
  readonly content: Content;
  readonly log: Log;
  readonly env: { readonly publicUrl: string; readonly googleSiteVerification?: string | undefined };
  /** In a preview the result lists the blocks that cannot be shown. */
  readonly isPreview?: true;
};

/** Finds the page of a path that a visitor requested; a missing page is not logged as an error. */
export function findPage(sources: PageSources, path: string) {
  return loadPage(sources, path, () => sources.log.info({ path }, "no page at this address"));
}

/** Loads a content page: the page document, its blocks and the site settings. */
export async function loadPage(
  sources: PageSources,
  path: string,
  missing: () => void = () =>
    createContentLog(sources).error({ path }, `Module not found: no page document for ${path}`),
) {
  const [page, settings] = await Promise.all([
    fetchLeniently(sources, pageQuery, { path }, pageSchema.nullable()),
    fetchSiteSettings(sources),
  ]);
  if (!page) {
    missing();
    return err({ code: "page-not-found" as const }) satisfies Result<never, { code: "page-not-found" }>;
  }
  const isCanonicalPath = page.path === path;
  const schemas = isCanonicalPath
    ? page.schemas
    : { ...page.schemas, localBusiness: false, organization: false };
  const { blocks, unfinished } = parseBlocksWithErrors(page.blocks, page._id, createContentLog(sources));
  // Only previews contain the list of unfinished blocks.
  const contentReport: { readonly unfinished?: readonly UnfinishedBlock[] | undefined } =
    sources.isPreview && unfinished.length > 0 ? { unfinished } : {};
  return ok({
    ...page,
    ...contentReport,
    schemas,
    business: schemas.localBusiness || schemas.organization ? toBusiness(settings) : undefined,
    blocks,
    site: toSite(settings),
    publicUrl: sources.env.publicUrl,
    siteVerification: page.schemas.googleSearchConsole ? sources.env.googleSiteVerification : undefined,
  });
}

/** Loads the page document of an application route; null if it is missing. */
export async function loadPageForRoute(sources: PageSources, path: string): Promise<LoadedPage | null> {
  const page = await loadPage(sources, path);
  return page.ok ? page.value : null;
}

export type LoadedPage = Extract<Awaited<ReturnType<typeof loadPage>>, { ok: true }>["value"];
