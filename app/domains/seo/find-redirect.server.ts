import { z } from "zod";
import type { Content } from "~/content/client/content";
import { documentPath, linkAddress } from "~/content/document-address";
import { toRedirectPath } from "./redirect-path";

export type Redirect = { readonly to: string; readonly status: 301 | 302 };

type Sources = {
  readonly content: Content;
  /** The public URL of this site, because a redirect may contain it. */
  readonly env: { readonly publicUrl: string };
};

const query = `*[_type == "redirect" && from == $path]{
  "to": ${linkAddress("to.")}, "kind": to.kind, "isPermanent": coalesce(isPermanent, true)
}[defined(to)][0]`;
const shape = z.object({ to: z.string(), kind: z.string().nullish(), isPermanent: z.boolean() }).nullable();

/** Browsers stop after twenty redirects. */
const maxRedirects = 20;

/**
 * Finds the redirect that an editor wrote for a path. Returns null when there is none, or when it is part of
 * a loop.
 */
export async function findRedirect(sources: Sources, path: string): Promise<Redirect | null> {
  const found = await readRedirect(sources.content, path);
  if (!found || (await isRedirectLoop(sources, path, found))) return null;
  return { to: found.to, status: found.isPermanent ? 301 : 302 };
}

type StoredRedirect = NonNullable<z.infer<typeof shape>>;

function readRedirect(content: Content, path: string): Promise<StoredRedirect | null> {
  return content.fetch(query, { path }, shape);
}

/** Returns whether the redirects return to an earlier path and no page exists on the way. */
async function isRedirectLoop(sources: Sources, from: string, first: StoredRedirect): Promise<boolean> {
  if (toRedirectPath(first.to, sources.env.publicUrl) === from) return true;
  const visitedPaths = [from];
  for (let step: StoredRedirect | null = first; step && visitedPaths.length <= maxRedirects; ) {
    const next = getNextPath(step, sources.env.publicUrl);
    if (next === undefined) return false;
    if (visitedPaths.includes(next)) return !(await hasPage(sources.content, visitedPaths));
    visitedPaths.push(next);
    step = await readRedirect(sources.content, next);
  }
  return false;
}

/** Returns the path on this site that a redirect leads to. A redirect to a document ends the chain. */
function getNextPath({ to, kind }: StoredRedirect, publicUrl: string): string | undefined {
  return kind === "address" ? toRedirectPath(to, publicUrl) : undefined;
}

/** Returns whether a page exists at one of these paths; it takes precedence over a redirect. */
async function hasPage(content: Content, addresses: readonly string[]): Promise<boolean> {
  const pages = `count(*[defined(${documentPath}) && ${documentPath} in $addresses]) > 0`;
  return content.fetch(pages, { addresses }, z.boolean());
}
