import type { SanityDocumentLike } from "sanity";
import { documentPath } from "../../app/content/document-address";
import { documentParameter } from "../../app/edge/preview/preview-messages";
import { paths } from "../../app/kernel/paths";
import { publishedId } from "../schemas/rules/only-one";

type Find = (query: string, params: Record<string, unknown>) => Promise<string | null>;

const pathQuery = `*[_id == $id][0]{"path": ${documentPath}}.path`;

/**
 * Where a document is seen: visitors' own page of what is published, the page beside its form of a draft; which, the shop
 * says when it is opened. Undefined for documents without a page. `find` asks with drafts over what is published.
 */
export async function findShopUrl(document: SanityDocumentLike, find: Find): Promise<string | undefined> {
  const id = publishedId(document._id);
  const path = await find(pathQuery, { id });
  if (!path) return undefined;
  const asked = new URLSearchParams({ [documentParameter]: id, "sanity-preview-pathname": path });
  return new URL(`${paths.preview.see}?${asked}`, window.location.origin).href;
}
