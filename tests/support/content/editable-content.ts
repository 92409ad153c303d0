import type { Content, PublishedChange } from "~/content/client/content";
import { type ContentDocument, contentOf } from "./content";

/** Content that a test can change: `publish(changed)` adds or replaces documents, and `null` removes one. */
export function createEditableContent(documents: readonly ContentDocument[]) {
  const published = new Map(documents.map((document) => [document._id, document]));
  const listeners = new Set<(change: PublishedChange) => void>();
  const requests: string[] = [];
  let version = 1;
  const content: Content = {
    fetch: (query, params, schema) => {
      requests.push(query);
      return contentOf([...published.values()]).fetch(query, params, schema);
    },
    version: () => version,
    onPublish: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const publish = (changed: Readonly<Record<string, ContentDocument | null>>) => {
    for (const [id, document] of Object.entries(changed)) {
      if (document) published.set(id, document);
      else published.delete(id);
    }
    version += 1;
    for (const listener of listeners) listener({ version, documentIds: Object.keys(changed) });
  };
  const documentOf = (id: string) => {
    const document = published.get(id);
    if (!document) throw new Error(`no document ${id}`);
    return document;
  };
  return { content, publish, documentOf, asked: requests };
}
