import { documentRoutes, toPathKey } from "~/domains/seo/document-paths";
import { paths } from "~/kernel/paths";
import { personal, siteMap } from "~/routes";
import { matchPublicRoute, type SiteRoute } from "../routing/site-route";
import { pageOf, splitAt } from "./page-key";

export type KeptAs = {
  readonly key: string;
  /** Whether a 404 may be kept under it: of those there are a few, of other missing addresses any number. */
  readonly keepsMissing: boolean;
};

/**
 * The key under which an address is rendered. Addresses that are not there are endless and all look alike: one page per
 * route stands in for them, rendered at an address where nothing is, so that none of theirs leaves a trace.
 */
export function keptAs(key: string, known: ReadonlySet<string> | undefined): KeptAs {
  const [path, query = ""] = splitAt(key, "?");
  const page = pageOf(path);
  const route = matchPublicRoute({ siteMap, personal }, page);
  if (!known || !route || !documentRoutes.has(route.path)) return { key, keepsMissing: false };
  const missing = missingAt(route);
  if (known.has(toPathKey(page))) return { key, keepsMissing: true };
  // An editor may have placed something there: then each missing address stands for itself.
  if (missing !== paths.notFound && known.has(toPathKey(missing))) return { key, keepsMissing: false };
  const routes = new URLSearchParams(query).getAll("_routes").map((id): [string, string] => ["_routes", id]);
  const rest = routes.length === 0 ? "" : `?${new URLSearchParams(routes)}`;
  return { key: `${missing}${path.endsWith(".data") ? ".data" : ""}${rest}`, keepsMissing: true };
}

/** '/blogs/:blogDetailPath' has none at '/blogs/not-found'. */
function missingAt({ path }: SiteRoute): string {
  return path === "/*" ? paths.notFound : path.replaceAll(/:[^/]+/g, paths.notFound.slice(1));
}
