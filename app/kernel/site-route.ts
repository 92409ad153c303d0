import { matchRoutes } from "react-router-dom";

/** One line of the site map. */
export type SiteRoute = {
  /** '/products/:slug': the address, with `:names` for its parts; '/*' is every other one. */
  readonly path: string;
  /** The route file, below app/. */
  readonly file: string;
  readonly audience: "public" | "personal";
  /** The query names that change a public page; a personal page reads whatever it likes. */
  readonly query: readonly string[];
};

type Declaration = { readonly audience: "public"; readonly query?: readonly string[] };

/** A route of the site map. What nobody declares public is personal: made for one visitor, never stored. */
export function route(path: string, file: string, declaration?: Declaration): SiteRoute {
  return {
    path,
    file,
    audience: declaration?.audience ?? "personal",
    query: declaration?.query ?? [],
  };
}

/** Remix's own name of a route: its file without the ending. */
export function routeId({ file }: SiteRoute): string {
  return file.replace(/\.\w+$/, "");
}

/**
 * The public page at a path, found by the router's own matcher; undefined for whatever is personal, a file, or in a
 * section whose name is taken (by a personal route, or `reserved`).
 */
export function publicRouteAt(
  { siteMap, reserved }: { readonly siteMap: readonly SiteRoute[]; readonly reserved: readonly string[] },
  path: string,
): SiteRoute | undefined {
  const route = routeAt(siteMap, path);
  if (route?.audience !== "public") return undefined;
  const isDeclared = route.path !== "/*";
  return isDeclared || !(isFile(path) || isTaken(siteMap, reserved, path)) ? route : undefined;
}

/** The line of the site map that answers a path: the router's own choice, which looks past case and encoding. */
export function routeAt(siteMap: readonly SiteRoute[], path: string): SiteRoute | undefined {
  return matchRoutes([...siteMap], path)?.[0]?.route;
}

/** Whether a path ends like the name of a file. */
export function isFile(path: string): boolean {
  return /\.[a-z0-9]+$/i.test(path);
}

function isTaken(siteMap: readonly SiteRoute[], reserved: readonly string[], path: string): boolean {
  const section = sectionOf(path);
  return (
    reserved.some((address) => sectionOf(address) === section) ||
    siteMap.some((one) => one.audience === "personal" && sectionOf(one.path) === section)
  );
}

/** '/order/success' is in 'order'. */
function sectionOf(path: string): string {
  return path.split("/", 2)[1]?.toLowerCase() ?? "";
}
