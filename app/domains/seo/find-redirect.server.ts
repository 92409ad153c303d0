import { z } from "zod";
import type { Content } from "~/content/content";
import { addressedTypes, documentPath, linkAddress } from "~/kernel/document-address";

export type Redirect = { readonly to: string; readonly status: 301 | 302 };

const query = `*[_type == "redirect" && from == $path] | order(_id asc){
  "to": ${linkAddress("to.")}, "isPermanent": coalesce(isPermanent, true), "isDocument": to.kind == "document"
}[defined(to)][0]`;
const shape = z
  .object({ to: z.string(), isPermanent: z.boolean(), isDocument: z.boolean().nullable() })
  .nullable();

type Sources = { readonly content: Content };

/**
 * Where an address that is no more leads now, as an editor wrote it; null where nobody did. Addresses that lead to addresses
 * which are no more either are followed to their end: a visitor is sent on once. What would never end leads nowhere.
 */
export async function findRedirect(sources: Sources, path: string): Promise<Redirect | null> {
  const passed = new Set<string>();
  let isPermanent = true;
  let end: string | null = null;
  for (let at: string | null = path; at !== null; ) {
    const found: z.infer<typeof shape> = await sources.content.fetch(query, { path: at }, shape);
    if (!found || (at !== path && (await stands(sources, at)))) break;
    passed.add(at);
    isPermanent &&= found.isPermanent;
    end = found.to;
    const next: string | null = found.isDocument ? null : pageOf(found.to);
    if (passed.has(next ?? found.to)) return null;
    at = next;
  }
  return end === null ? null : { to: end, status: isPermanent ? 301 : 302 };
}

/** The page of this shop that an address leads to; null for one of another site. */
function pageOf(address: string): string | null {
  return address.startsWith("/") ? (address.split(/[?#]/)[0] ?? address) : null;
}

const standing = `count(*[_type == "page" && (path == $path || $path in alsoAt)]) > 0
  || count(*[_type in $types && ${documentPath} == $path]) > 0`;

/** Whether a document has this address: a redirect from there does nothing then. */
function stands({ content }: Sources, path: string): Promise<boolean> {
  return content.fetch(standing, { path, types: addressedTypes }, z.boolean());
}
