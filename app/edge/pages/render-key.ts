import { documentRoutes, toPathKey } from "~/domains/seo/document-paths";
import { paths } from "~/kernel/paths";
import { personalPrefixes, siteMap } from "~/routes";
import { splitOnce } from "../http/query";
import { matchPublicRoute, type SiteRoute } from "../routing/site-route";
import { toPagePath } from "./page-key";

export type RenderKey = {
  readonly key: string;
  /**
   * Whether a 404 may be cached under this key. Unknown paths share a few keys; other missing paths are unlimited.
   */
  readonly cachesNotFound: boolean;
};

/**
 * Returns the cache key of a URL. All unknown paths of a route share one page, which is rendered at
 * a path that does not exist.
 */
export function toRenderKey(key: string, knownPaths: ReadonlySet<string> | undefined): RenderKey {
  const [path, query = ""] = splitOnce(key, "?");
  const page = toPagePath(path);
  const route = matchPublicRoute({ siteMap, personal: personalPrefixes }, page);
  if (!knownPaths || !route || !documentRoutes.has(route.path)) return { key, cachesNotFound: false };
  const missing = getMissingPath(route);
  if (knownPaths.has(toPathKey(page))) return { key, cachesNotFound: true };
  // An editor may have published a page at the shared path. Each missing path is then rendered separately.
  if (missing !== paths.notFound && knownPaths.has(toPathKey(missing))) return { key, cachesNotFound: false };
  const routes = new URLSearchParams(query).getAll("_routes").map((id): [string, string] => ["_routes", id]);
  const rest = routes.length === 0 ? "" : `?${new URLSearchParams(routes)}`;
  return { key: `${missing}${path.endsWith(".data") ? ".data" : ""}${rest}`, cachesNotFound: true };
}

/** Returns the path for all missing pages of a route: '/blogs/not-found' for '/blogs/:blogDetailPath'. */
function getMissingPath({ path }: SiteRoute): string {
  return path === "/*" ? paths.notFound : path.replaceAll(/:[^/]+/g, paths.notFound.slice(1));
}
