import { matchRoutes } from "react-router-dom";
// Remix reads the site map without aliases, so its imports are relative.
import { getSection, isPublicPath, type PersonalParts } from "../../kernel/sections";

/** One line of the site map. */
export type SiteRoute = {
  /** '/products/:slug': the address, with `:names` for its parts; '/*' is every other one. */
  readonly path: string;
  /** The route file, below app/. */
  readonly file: string;
  readonly audience: "public" | "personal";
  /** The query names that change a public page; a personal page reads whatever it likes. */
  readonly query: readonly string[];
  /** Query names that begin with it change the page too: for names that editors choose. */
  readonly queryPrefix: string | undefined;
  /** Whether a name's values stand in an order of their own; elsewhere any order of them is the same page. */
  readonly isOrdered: boolean;
};

type SiteMap = { readonly siteMap: readonly SiteRoute[]; readonly personal: PersonalParts };

type Declaration = {
  readonly audience: "public";
  readonly query?: readonly string[];
  readonly queryPrefix?: string;
  readonly isOrdered?: boolean;
};

/** A route of the site map. What nobody declares public is personal: made for one visitor, never stored. */
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

/** Remix's own name of a route: its file without the ending. */
export function toRouteId({ file }: SiteRoute): string {
  return file.replace(/\.\w+$/, "");
}

/**
 * The public page at a path, found by the router's own matcher; undefined for whatever is personal, a file, or in a
 * section of the `personal` parts.
 */
export function matchPublicRoute({ siteMap, personal }: SiteMap, path: string): SiteRoute | undefined {
  const route = matchRoute(siteMap, path);
  if (route?.audience !== "public") return undefined;
  const isDeclared = route.path !== "/*";
  return isDeclared || isPublicPath(personal, path) ? route : undefined;
}

/** The sections of the personal routes and of `reserved` addresses, each once, and the public pages within. */
export function listPersonalParts(siteMap: readonly SiteRoute[], reserved: readonly string[]): PersonalParts {
  const personal = siteMap.filter((one) => one.audience === "personal").map((one) => one.path);
  const sections = [...new Set([...reserved, ...personal].map(getSection))];
  const pages = siteMap.filter((one) => one.audience === "public").map((one) => one.path);
  return { sections, publicPages: pages.filter((path) => sections.includes(getSection(path))) };
}

/** The line of a map that answers a path: the router's own choice, which looks past case and encoding. */
export function matchRoute<Line extends { readonly path: string }>(
  map: readonly Line[],
  path: string,
): Line | undefined {
  return matchRoutes([...map], path)?.[0]?.route;
}
