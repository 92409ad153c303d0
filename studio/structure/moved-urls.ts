import type { SanityClient, SanityDocumentLike } from "sanity";
import { documentPath } from "../../app/content/document-address";
import { paths } from "../../app/kernel/paths";
import { toRecord } from "../schemas/rules/read-untyped";

/** A URL that a publish removes, and its document. */
export type MovedUrl = { readonly from: string; readonly id: string };

type Version = SanityDocumentLike | null;
type Client = Pick<SanityClient, "fetch" | "transaction">;

/** Fields that form the URL, by document type. */
const urlFields: Readonly<Record<string, readonly string[]>> = {
  page: ["path"],
  style: ["code", "brand"],
  brand: ["slug"],
  category: ["slug"],
  blogPost: ["slug"],
  blogCategory: ["slug"],
  blogAuthor: ["id"],
};

/** Returns whether publishing the draft changes the URL of the document or of documents below it. */
export function doesChangeUrl(type: string, published: Version, draft: Version): boolean {
  if (!published || !draft) return false;
  return (urlFields[type] ?? []).some(
    (field) => toComparableValue(published[field]) !== toComparableValue(draft[field]),
  );
}

/** Reduces a slug or reference to its value, so that other stored properties do not count as a change. */
function toComparableValue(value: unknown): unknown {
  const { current, _ref } = toRecord(value);
  return current ?? _ref ?? value;
}

/** Lists URLs that change when the document is published: its own, and for a brand those of its styles. */
export async function listMovedUrls(
  client: Client,
  published: SanityDocumentLike,
): Promise<readonly MovedUrl[]> {
  const found = await client.fetch<readonly { _id: string; path: string | null }[]>(
    `*[_id == $id || (_type == "style" && brand._ref == $id)]{_id, "path": ${documentPath}}`,
    { id: published._id },
  );
  return found.flatMap(({ _id, path }) => (path ? [{ from: path, id: _id }] : []));
}

/** Creates redirects from these URLs to their documents, which follow later URL changes. */
export async function createRedirects(client: Client, movedUrls: readonly MovedUrl[]): Promise<void> {
  const froms = movedUrls.map(({ from }) => from).filter((from) => from !== paths.home);
  const existing = await client.fetch<readonly { _id: string; from: string }[]>(
    `*[_type == "redirect" && from in $froms]{_id, from}`,
    { froms },
  );
  const ids = new Map(existing.map(({ _id, from }) => [from, _id]));
  const transaction = movedUrls
    .filter(({ from }) => froms.includes(from))
    .reduce((pending, { from, id }) => {
      const _id = ids.get(from);
      return _id
        ? pending.createOrReplace({ _id, ...redirectTo(from, id) })
        : pending.create(redirectTo(from, id));
    }, client.transaction());
  await transaction.commit({ tag: "leave-redirects" });
}

const redirectTo = (from: string, id: string) => ({
  _type: "redirect",
  from,
  to: { _type: "link", kind: "document", document: { _type: "reference", _ref: id } },
  isPermanent: true,
});
