import { z } from "zod";
import type { Content } from "~/content/content";
import { linkAddress } from "~/kernel/document-address";

export type Redirect = { readonly to: string; readonly status: 301 | 302 };

const query = `*[_type == "redirect" && from == $path]{"to": ${linkAddress("to.")}, "isPermanent": coalesce(isPermanent, true)}[defined(to)][0]`;
const shape = z.object({ to: z.string(), isPermanent: z.boolean() }).nullable();

/** Where an address that is no more leads now, as an editor wrote it; null where nobody did. */
export async function findRedirect(
  { content }: { readonly content: Content },
  path: string,
): Promise<Redirect | null> {
  const found = await content.fetch(query, { path }, shape);
  // An address that leads to itself would never end.
  if (!found || found.to === path) return null;
  return { to: found.to, status: found.isPermanent ? 301 : 302 };
}
