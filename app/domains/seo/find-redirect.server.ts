import { z } from "zod";
import type { Content } from "~/content/content";
import { documentPath, linkAddress } from "~/kernel/document-address";
import { redirectPath } from "~/kernel/redirect-path";

export type Redirect = { readonly to: string; readonly status: 301 | 302 };

type Sources = {
  readonly content: Content;
  /** An address of this site may be written out in full. */
  readonly env: { readonly publicUrl: string };
};

const query = `*[_type == "redirect" && from == $path]{
  "to": ${linkAddress("to.")}, "kind": to.kind, "isPermanent": coalesce(isPermanent, true)
}[defined(to)][0]`;
const shape = z.object({ to: z.string(), kind: z.string().nullish(), isPermanent: z.boolean() }).nullable();

/** Browsers give up after twenty. */
const maxRedirects = 20;

/**
 * Where an address that is no more leads now, as an editor wrote it. Null where nobody wrote one, and where following
 * the redirects would never arrive at a page.
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

/** Whether the redirects from here come back to an address they passed, and no page stands on the way. */
async function isRedirectLoop(sources: Sources, from: string, first: StoredRedirect): Promise<boolean> {
  if (redirectPath(first.to, sources.env.publicUrl) === from) return true;
  const passed = [from];
  for (let step: StoredRedirect | null = first; step && passed.length <= maxRedirects; ) {
    const next = getNextPath(step, sources.env.publicUrl);
    if (next === undefined) return false;
    if (passed.includes(next)) return !(await hasPage(sources.content, passed));
    passed.push(next);
    step = await readRedirect(sources.content, next);
  }
  return false;
}

/** The path on this site that a redirect leads to as an address; a document it leads to is the end of the way. */
function getNextPath({ to, kind }: StoredRedirect, publicUrl: string): string | undefined {
  return kind === "address" ? redirectPath(to, publicUrl) : undefined;
}

/** A page goes before a redirect from its address. */
async function hasPage(content: Content, addresses: readonly string[]): Promise<boolean> {
  const pages = `count(*[defined(${documentPath}) && ${documentPath} in $addresses]) > 0`;
  return content.fetch(pages, { addresses }, z.boolean());
}
