import type { Content } from "~/content/content";
import { imageFields } from "~/content/fragments.server";
import { businessShape } from "~/domains/seo/business.schema";
import { businessQuery, siteQuery } from "~/domains/seo/site.queries.server";
import { siteShape } from "~/domains/seo/site.schema";
import type { Log } from "~/kernel/log";
import { err, ok, type Result } from "~/kernel/result";
import { pageShape } from "./page.schema";
import { parseBlocks } from "./parse-blocks.server";
import { blocksProjection } from "./projections.server";

const pageQuery = `*[_type == "page" && path == $path][0]{
  _id, name, path, title, schemas, breadcrumb[]{text, url},
  seo{title, description, metaList[]{name, content}, image{${imageFields}}, noIndex},
  ${blocksProjection}
}`;

type PageSources = {
  readonly content: Content;
  readonly log: Log;
  readonly env: { readonly publicUrl: string };
};

/** Everything a content page needs: the page document of a path, its blocks, and the shop's public face. */
export async function loadPage({ content, log, env }: PageSources, path: string) {
  const [page, site] = await Promise.all([
    content.fetch(pageQuery, { path }, pageShape.nullable()),
    content.fetch(siteQuery, {}, siteShape),
  ]);
  if (!page) {
    log.error({ path }, `Module not found: no page document for ${path}`);
    return err({ code: "pageNotFound" as const }) satisfies Result<never, { code: "pageNotFound" }>;
  }
  const { localBusiness, organization } = page.schemas;
  const business =
    localBusiness || organization ? await content.fetch(businessQuery, {}, businessShape.nullable()) : null;
  return ok({
    ...page,
    business,
    blocks: parseBlocks(page.blocks, page._id, log),
    site,
    publicUrl: env.publicUrl,
  });
}

export type LoadedPage = Extract<Awaited<ReturnType<typeof loadPage>>, { ok: true }>["value"];
