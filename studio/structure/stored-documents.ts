import type { SanityClient, SanityDocument } from "sanity";

/** What an editor wrote: neither Sanity's own documents nor pictures and files. */
const editorContent = `*[!(_type match "sanity.*") && !(_type match "system.*") && !(_id in path("versions.**"))]`;

/** All published documents; the client must see drafts and what is published beside each other. */
export async function readPublishedDocuments(client: SanityClient): Promise<readonly SanityDocument[]> {
  return client.fetch<readonly SanityDocument[]>(`${editorContent}[!(_id in path("drafts.**"))]`);
}

/** Everything written, drafts beside what is published. */
export async function readAllDocuments(client: SanityClient): Promise<readonly SanityDocument[]> {
  return client.fetch<readonly SanityDocument[]>(editorContent);
}

/** Every draft, by its own id. */
export async function readDrafts(
  client: SanityClient,
): Promise<readonly { readonly _id: string; readonly _type: string }[]> {
  return client.fetch(`${editorContent}[_id in path("drafts.**")]{_id, _type}`);
}
