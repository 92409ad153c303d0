import type { SanityDocumentLike } from "sanity";
import { documentPath } from "../../app/kernel/document-address";
import { paths } from "../../app/kernel/paths";
import { publishedId } from "../schemas/rules/only-one";

type Find = (query: string, params: Record<string, unknown>) => Promise<string | null>;

/** The Studio's tool that shows the shop with its drafts. */
export const presentationPath = `${paths.studio}/presentation`;

const pathQuery = `*[_id == $id][0]{"path": ${documentPath}}.path`;

/**
 * Where a document is seen: visitors' own page of what is published, the page beside its form of a draft. Undefined for
 * documents without a page of their own. `find` asks with drafts over what is published.
 */
export async function shopAddress(document: SanityDocumentLike, find: Find): Promise<string | undefined> {
  const id = publishedId(document._id);
  const path = await find(pathQuery, { id });
  if (!path) return undefined;
  const isDraft = id !== document._id;
  const seen = isDraft ? `${presentationPath}?preview=${encodeURIComponent(path)}` : path;
  return new URL(seen, window.location.origin).href;
}
