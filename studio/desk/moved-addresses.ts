import type { SanityClient, SanityDocumentLike } from "sanity";
import { documentPath } from "../../app/kernel/document-address";
import { leftRedirects, type Moved, type StoredRedirect } from "../../app/kernel/left-redirects";
import { paths } from "../../app/kernel/paths";
import { entryOf } from "../schemas/rules/read";

type Version = SanityDocumentLike | null;
type Client = Pick<SanityClient, "fetch" | "transaction">;

/** The fields an address is made of, by type. */
const addressFields: Readonly<Record<string, readonly string[]>> = {
  page: ["path"],
  style: ["code", "brand"],
  brand: ["slug"],
  category: ["slug"],
  blogPost: ["slug"],
  blogCategory: ["slug"],
  blogAuthor: ["id"],
};

/** Whether publishing the draft gives a document, or what stands below it, another address. */
export function changesAddress(type: string, published: Version, draft: Version): boolean {
  if (!published || !draft) return false;
  return (addressFields[type] ?? []).some((field) => spelled(published[field]) !== spelled(draft[field]));
}

/** A slug, a reference or a text as what it spells: what else is stored beside it changes no address. */
function spelled(value: unknown): unknown {
  const { current, _ref } = entryOf(value);
  return current ?? _ref ?? value;
}

/** Every address that is no more once the document is published: its own, and of a brand those of its styles. */
export async function movedAddresses(
  client: Client,
  published: SanityDocumentLike,
): Promise<readonly Moved[]> {
  const found = await client.fetch<readonly { _id: string; path: string | null }[]>(
    `*[_id == $id || (_type == "style" && brand._ref == $id)]{_id, "path": ${documentPath}}`,
    { id: published._id },
  );
  return found.flatMap(({ _id, path }) => (path ? [{ from: path, id: _id }] : []));
}

/**
 * An editor's page at a brand's address is that brand's (decision 091): it goes along to the new one, its draft too. While only one
 * of the two has moved, the brand's own page stands where the other is awaited.
 */
export async function movePageAlong(
  client: Client,
  published: SanityDocumentLike,
  draft: SanityDocumentLike,
): Promise<void> {
  const [from, to] = [published, draft].map(({ slug }) => entryOf(slug).current);
  if (published._type !== "brand" || typeof from !== "string" || typeof to !== "string") return;
  const pages = await client.fetch<readonly string[]>(`*[_type == "page" && path == $path]._id`, {
    path: paths.brand(from),
  });
  if (pages.length === 0) return;
  const moving = pages.reduce(
    (so, id) => so.patch(id, { set: { path: paths.brand(to) } }),
    client.transaction(),
  );
  await moving.commit({ tag: "move-page-along" });
}

/** A redirect from each of these addresses to the document that stood there; the home page's leads nowhere else. */
export async function leaveRedirects(client: Client, moved: readonly Moved[]): Promise<void> {
  const gone = moved.filter(({ from }) => from !== paths.home);
  const stored = await client.fetch<readonly StoredRedirect[]>(
    `*[_type == "redirect" && from in $froms && !(_id in path("drafts.**"))]{_id, from}`,
    { froms: gone.map(({ from }) => from) },
  );
  const transaction = client.transaction([...leftRedirects(gone, stored)]);
  await transaction.commit({ tag: "leave-redirects" });
}
