/** Whose page it is decides everything about caching: `public` is the same for everybody, `personal` never is. */
export type PageKind = "public" | "personal" | "other";

/** Architecture, "Public pages are the same for everybody": these say `no-store` (D07: /checkout too). */
const personalPrefixes = ["/checkout", "/quote", "/payment", "/order", "/my-account"] as const;

/** Not pages: endpoints, the machinery, and what only the demo's owner sees. */
const otherPrefixes = ["/api", "/demo", "/studio", "/lake", "/healthz", "/assets", "/__manifest"] as const;

/** `path` is the address without its query; the `.data` form of a page is of its page's kind. */
export function pageKind(path: string): PageKind {
  const page = path.replace(/\.data$/, "");
  if (personalPrefixes.some((prefix) => isBelow(page, prefix))) return "personal";
  if (otherPrefixes.some((prefix) => isBelow(page, prefix)) || isFile(page)) return "other";
  return "public";
}

/** Files are served from disk; these two are written by routes from the content, like pages. */
const writtenFiles: ReadonlySet<string> = new Set(["/sitemap.xml", "/robots.txt"]);

function isFile(path: string): boolean {
  return /\.[a-z0-9]+$/i.test(path) && !writtenFiles.has(path);
}

function isBelow(path: string, prefix: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`);
}
