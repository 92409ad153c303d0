import type { SanityClient, SanityDocument } from "sanity";

/** Content of editors, without system documents and assets. */
const editorContent = `*[!(_type match "sanity.*") && !(_type match "system.*") && !(_id in path("versions.**"))]`;

/** Reads all published documents; the client must see drafts and published documents as separate documents. */
export async function readPublishedDocuments(client: SanityClient): Promise<readonly SanityDocument[]> {
  return client.fetch<readonly SanityDocument[]>(`${editorContent}[!(_id in path("drafts.**"))]`);
}

/** Reads drafts and published documents. */
export async function readAllDocuments(client: SanityClient): Promise<readonly SanityDocument[]> {
  return client.fetch<readonly SanityDocument[]>(editorContent);
}

/** Reads every draft with its own id. */
export async function readDrafts(
  client: SanityClient,
): Promise<readonly { readonly _id: string; readonly _type: string }[]> {
  return client.fetch(`${editorContent}[_id in path("drafts.**")]{_id, _type}`);
}
