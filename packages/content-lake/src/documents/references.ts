import { isPublishedId, type LakeDocument } from "./document";

export type Reference = { readonly id: string; readonly weak: boolean };

/** Returns every `{_ref}` inside a value, at any depth. References to another dataset are left out. */
export function listReferences(value: unknown): readonly Reference[] {
  if (Array.isArray(value)) return value.flatMap(listReferences);
  if (typeof value !== "object" || value === null) return [];
  if ("_ref" in value && typeof value._ref === "string") {
    if ("_dataset" in value) return [];
    return [{ id: value._ref, weak: "_weak" in value && value._weak === true }];
  }
  return Object.values(value).flatMap(listReferences);
}

/**
 * Index of references between documents, updated with each commit. It decides which deletes are allowed and which
 * images are public.
 */
export class ReferenceIndex {
  readonly #outgoing = new Map<string, readonly string[]>();
  readonly #strong = new Map<string, Set<string>>();
  readonly #weak = new Map<string, Set<string>>();

  set(document: LakeDocument): void {
    this.remove(document._id);
    const references = listReferences(document);
    this.#outgoing.set(document._id, [...new Set(references.map(({ id }) => id))]);
    for (const { id, weak } of references) {
      const incoming = weak ? this.#weak : this.#strong;
      const referrers = incoming.get(id) ?? new Set();
      incoming.set(id, referrers.add(document._id));
    }
  }

  remove(documentId: string): void {
    for (const id of this.#outgoing.get(documentId) ?? []) {
      this.#strong.get(id)?.delete(documentId);
      this.#weak.get(id)?.delete(documentId);
    }
    this.#outgoing.delete(documentId);
  }

  /** Returns ids of documents with a strong reference to this one. */
  listStrongReferrers(id: string): readonly string[] {
    return [...(this.#strong.get(id) ?? [])];
  }

  /** Returns ids of published documents that refer to this one. */
  listPublishedReferrers(id: string): readonly string[] {
    const referrers = new Set([...(this.#strong.get(id) ?? []), ...(this.#weak.get(id) ?? [])]);
    return [...referrers].filter(isPublishedId);
  }
}
