import { LRUCache } from "lru-cache";
import { reservedPrefixes, siteMap } from "~/routes";
import { matchRoute } from "../routing/site-route";

const anyPage = "/*";
const file = "file";

/** Matching costs more than a cached answer, and most requests are for few paths. */
const labels = new LRUCache<string, string>({ max: 5_000 });

/**
 * Returns the route pattern of a path, such as '/products/:category', for metrics. A path that answers by itself, such as
 * /lake, is one label, and so are all files.
 */
export function toRouteLabel(path: string): string {
  const known = labels.get(path);
  if (known !== undefined) return known;
  const label = findRouteLabel(path);
  labels.set(path, label);
  return label;
}

function findRouteLabel(path: string): string {
  const route = matchRoute(siteMap, path)?.path ?? anyPage;
  if (route !== anyPage) return route;
  const prefix = reservedPrefixes.find((reserved) => path === reserved || path.startsWith(`${reserved}/`));
  return prefix ?? (/\.\w+$/.test(path) ? file : anyPage);
}
