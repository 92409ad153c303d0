import type { SanityDocumentLike } from "sanity";
import { documentPath } from "../../app/content/document-address";
import { documentParameter } from "../../app/edge/preview/preview-messages";
import { paths } from "../../app/kernel/paths";
import { toPublishedId } from "../schemas/rules/unique-value";

type FetchText = (query: string, params: Record<string, unknown>) => Promise<string | null>;

const pathQuery = `*[_id == $id][0]{"path": ${documentPath}}.path`;

/**
 * Returns the URL that shows a document: the published page, or the preview of a draft. Undefined for documents
 * without a page. `find` must query with drafts overlaid.
 */
export async function findShopUrl(
  document: SanityDocumentLike,
  find: FetchText,
): Promise<string | undefined> {
  const id = toPublishedId(document._id);
  const path = await find(pathQuery, { id });
  if (!path) return undefined;
  const searchParams = new URLSearchParams({ [documentParameter]: id, "sanity-preview-pathname": path });
  return new URL(`${paths.preview.see}?${searchParams}`, window.location.origin).href;
}
