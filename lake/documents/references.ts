import { isPublishedId, type LakeDocument } from "./document";

export type Reference = { readonly id: string; readonly weak: boolean };

/** Every `{_ref}` inside a document, at any depth. */
export function referencesOf(value: unknown): readonly Reference[] {
  if (Array.isArray(value)) return value.flatMap(referencesOf);
  if (typeof value !== "object" || value === null) return [];
  if ("_ref" in value && typeof value._ref === "string") {
    return [{ id: value._ref, weak: "_weak" in value && value._weak === true }];
  }
  return Object.values(value).flatMap(referencesOf);
}

/** Who points at whom, kept current with every commit: answers deletes, and which pictures strangers may see. */
export class ReferenceIndex {
  readonly #outgoing = new Map<string, readonly Reference[]>();
  readonly #incoming = new Map<string, Set<string>>();

  set(document: LakeDocument): void {
    this.remove(document._id);
    const references = referencesOf(document);
    this.#outgoing.set(document._id, references);
    for (const { id } of references) {
      const referrers = this.#incoming.get(id) ?? new Set();
      this.#incoming.set(id, referrers.add(document._id));
    }
  }

  remove(documentId: string): void {
    for (const { id } of this.#outgoing.get(documentId) ?? []) this.#incoming.get(id)?.delete(documentId);
    this.#outgoing.delete(documentId);
  }

  /** Ids of the documents that hold a strong reference to this one. */
  strongReferrersOf(id: string): readonly string[] {
    return [...(this.#incoming.get(id) ?? [])].filter((referrer) =>
      (this.#outgoing.get(referrer) ?? []).some((reference) => reference.id === id && !reference.weak),
    );
  }

  /** Ids of the published documents that name this one. */
  publishedReferrersOf(id: string): readonly string[] {
    return [...(this.#incoming.get(id) ?? [])].filter(isPublishedId);
  }
}
