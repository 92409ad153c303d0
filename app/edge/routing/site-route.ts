import { matchRoutes } from "react-router-dom";
// Remix reads the site map without aliases, so its imports are relative.
import { getFirstSegment, isPublicPath, type PersonalSections } from "../../kernel/addresses/sections";

export type SiteRoute = {
  /** The path pattern, for example '/products/:slug'. The pattern '/*' matches every other path. */
  readonly path: string;
  /** The route file, relative to app/. */
  readonly file: string;
  readonly audience: "public" | "personal";
  /** Query parameters that change a public page. A personal page may read any parameter. */
  readonly query: readonly string[];
  /** Prefix of query parameters that also change the page, for names that editors choose. */
  readonly queryPrefix: string | undefined;
  /** Whether the order of repeated values matters. Elsewhere every order is the same page. */
  readonly isOrdered: boolean;
};

type SiteMap = { readonly siteMap: readonly SiteRoute[]; readonly personal: PersonalSections };

type Declaration = {
  readonly audience: "public";
  readonly query?: readonly string[];
  readonly queryPrefix?: string;
  readonly isOrdered?: boolean;
};

/**
 * Defines a route of the site map. It is personal unless declared public: rendered for one visitor and never stored.
 */
export function defineRoute(path: string, file: string, declaration?: Declaration): SiteRoute {
  return {
    path,
    file,
    audience: declaration?.audience ?? "personal",
    query: declaration?.query ?? [],
    queryPrefix: declaration?.queryPrefix,
    isOrdered: declaration?.isOrdered ?? false,
  };
}

/** Returns Remix's id of a route: its file without the extension. */
export function toRouteId({ file }: SiteRoute): string {
  return file.replace(/\.\w+$/, "");
}

/**
 * Returns the public route of a path with the router's own matcher. It returns undefined for personal paths, files,
 * and sections of the `personal` parts.
 */
export function matchPublicRoute({ siteMap, personal }: SiteMap, path: string): SiteRoute | undefined {
  const route = matchRoute(siteMap, path);
  if (route?.audience !== "public") return undefined;
  const isDeclared = route.path !== "/*";
  return isDeclared || isPublicPath(personal, path) ? route : undefined;
}

/**
 * Returns the sections of personal routes and of `reserved` paths without duplicates, and the public pages within
 * them.
 */
export function listPersonalParts(
  siteMap: readonly SiteRoute[],
  reserved: readonly string[],
): PersonalSections {
  const personal = siteMap.filter((route) => route.audience === "personal").map((one) => one.path);
  const sections = [...new Set([...reserved, ...personal].map(getFirstSegment))];
  const pages = siteMap.filter((route) => route.audience === "public").map((one) => one.path);
  return { sections, publicPages: pages.filter((path) => sections.includes(getFirstSegment(path))) };
}

/** Returns the route that matches a path. Like the router, it ignores case and encoding. */
export function matchRoute<Line extends { readonly path: string }>(
  map: readonly Line[],
  path: string,
): Line | undefined {
  return matchRoutes([...map], path)?.[0]?.route;
}
