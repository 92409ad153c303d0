import type { LakeDocument } from "../documents/document";
import type { IndexedDocuments, IndexedQuery, IndexLookup } from "./index-lookups";

/** So many documents of one type are named; more are "some" of it. */
const mostNamed = 50;

/** Gathers what an answer is made of, so that a publish takes away those answers alone that it can touch. */
export class ReadTracker {
  readonly #documents: IndexedDocuments;
  readonly #asked: IndexedQuery;
  readonly #lookedUp = new Set<string>();
  readonly #searched = new Set<string>();

  constructor(documents: IndexedDocuments, asked: IndexedQuery) {
    this.#documents = documents;
    this.#asked = asked;
  }

  trackLookup(id: string): void {
    this.#lookedUp.add(id);
  }

  /**
   * The documents that a condition looks through, noted when it does: a query names many that the parts it comes to never
   * ask for.
   */
  trackScan(among: readonly LakeDocument[], { ids = [], type }: IndexLookup): readonly LakeDocument[] {
    let isNoted = false;
    const note = () => {
      if (isNoted) return;
      isNoted = true;
      for (const id of ids) this.trackLookup(id);
      // A document may come to fulfill the condition that did not before.
      if (type !== undefined) this.#searched.add(`all ${type}`);
    };
    return new Proxy(among, {
      get: (documents, name) => {
        note();
        const found: unknown = Reflect.get(documents, name);
        return found;
      },
    });
  }

  /** `"reads":["all style","some faq","id brand-uscd"]`; null where it looked through everything. */
  toJsonMember(): string {
    return `"reads":${JSON.stringify(this.#asked.scansAll ? null : [...this.#searched, ...this.#named()])}`;
  }

  /** What is not there stays named: it may come. */
  #named(): readonly string[] {
    const ofTypes = new Map<string, string[]>();
    for (const id of this.#lookedUp) {
      const type = this.#documents.byId.get(id)?._type ?? "";
      const ids = ofTypes.get(type) ?? [];
      ids.push(id);
      ofTypes.set(type, ids);
    }
    return [...ofTypes].flatMap(([type, ids]) =>
      type !== "" && ids.length > mostNamed ? [`some ${type}`] : ids.map((id) => `id ${id}`),
    );
  }
}
