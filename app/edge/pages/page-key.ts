import { personalPrefixes, siteMap } from "~/routes";
import { splitOnce } from "../http/query";
import { matchPublicRoute, type SiteRoute, toRouteId } from "../routing/site-route";

const maxNameLength = 100;
const maxValueLength = 200;

/**
 * Returns the cache key of a public page: the path with the sorted query parameters that its route declares. Values
 * are sorted too, unless their order matters. Undefined for all other pages.
 */
export function toPageKey(url: string): string | undefined {
  const [path, query = ""] = splitOnce(url, "?");
  const route = matchPublicRoute({ siteMap, personal: personalPrefixes }, toPagePath(path));
  if (!route) return undefined;
  const keptParameters = [...new URLSearchParams(query)]
    .filter(([name, value]) => isKept(name, value, route, isData(path)))
    .sort(([a, av], [b, bv]) => (a !== b ? compare(a, b) : route.isOrdered ? 0 : compare(av, bv)));
  return keptParameters.length === 0 ? path : `${path}?${new URLSearchParams(keptParameters)}`;
}

/** Returns the query parameters that the cache key omits. They change no page, but a redirect keeps them. */
export function getIgnoredQuery(url: string, key: string): URLSearchParams {
  const readNames = new Set(new URLSearchParams(splitOnce(key, "?")[1]).keys());
  return new URLSearchParams(
    [...new URLSearchParams(splitOnce(url, "?")[1])].filter(([name]) => !readNames.has(name)),
  );
}

/** Returns the page path of a `.data` URL; other paths stay unchanged. */
export function toPagePath(path: string): string {
  return path === "/_root.data" ? "/" : path.replace(/\.data$/, "");
}

function isData(path: string): boolean {
  return path.endsWith(".data");
}

function isKept(name: string, value: string, route: SiteRoute, ofData: boolean): boolean {
  if (ofData && name === "_routes") return value === toRouteId(route) || value === "root";
  return isPageParameter(route, name) && name.length <= maxNameLength && value.length <= maxValueLength;
}

function isPageParameter({ query, queryPrefix }: SiteRoute, name: string): boolean {
  return query.includes(name) || (queryPrefix !== undefined && name.startsWith(queryPrefix));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
