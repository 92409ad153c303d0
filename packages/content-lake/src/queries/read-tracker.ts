import type { LakeDocument } from "../documents/document";
import type { IndexedDocuments, IndexedQuery, IndexLookup } from "./index-lookups";

/** Up to this many documents of one type are listed by id; above it, the entry is "some <type>". */
const mostNamed = 50;

/** Records the documents that a query result depends on, so that a publish only invalidates results it can affect. */
export class ReadTracker {
  readonly #documents: IndexedDocuments;
  readonly #asked: IndexedQuery;
  readonly #lookedUp = new Set<string>();
  readonly #searched = new Set<string>();

  constructor(documents: IndexedDocuments, indexedQuery: IndexedQuery) {
    this.#documents = documents;
    this.#asked = indexedQuery;
  }

  trackLookup(id: string): void {
    this.#lookedUp.add(id);
  }

  /**
   * Records a lookup only when the documents are read: a query defines many lookups that its evaluation never
   * reaches.
   */
  trackScan(
    among: readonly LakeDocument[],
    { ids = [], type, search }: IndexLookup,
  ): readonly LakeDocument[] {
    let isNoted = false;
    const note = () => {
      if (isNoted) return;
      isNoted = true;
      for (const id of ids) this.trackLookup(id);
      // Another document of this type may match the condition later.
      for (const searched of search?.types ?? (type === undefined ? [] : [type]))
        this.#searched.add(`all ${searched}`);
    };
    return new Proxy(among, {
      get: (documents, name) => {
        note();
        const found: unknown = Reflect.get(documents, name);
        return found;
      },
    });
  }

  /** Returns `"reads":["all style","some faq","id brand-uscd"]`; null when the query scanned all documents. */
  toJsonMember(): string {
    return `"reads":${JSON.stringify(this.#asked.scansAll ? null : [...this.#searched, ...this.#named()])}`;
  }

  /** Ids of missing documents are listed too, because they may be created later. */
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
