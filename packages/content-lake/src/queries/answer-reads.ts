import type { LakeDocument } from "../documents/document";
import type { IndexedDocuments, NarrowedQuery, Narrowing } from "./narrowing";

/** So many documents of one type are named; more are "some" of it. */
const mostNamed = 50;

/** Gathers what an answer is made of, so that a publish takes away those answers alone that it can touch. */
export class AnswerReads {
  readonly #documents: IndexedDocuments;
  readonly #asked: NarrowedQuery;
  readonly #lookedUp = new Set<string>();
  readonly #searched = new Set<string>();

  constructor(documents: IndexedDocuments, asked: NarrowedQuery) {
    this.#documents = documents;
    this.#asked = asked;
  }

  looksUp(id: string): void {
    this.#lookedUp.add(id);
  }

  /**
   * The documents that a condition looks through, noted when it does: a query names many that the parts it comes to never
   * ask for.
   */
  watched(among: readonly LakeDocument[], { ids = [], type }: Narrowing): readonly LakeDocument[] {
    let isNoted = false;
    const note = () => {
      if (isNoted) return;
      isNoted = true;
      for (const id of ids) this.looksUp(id);
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
  asFact(): string {
    return `"reads":${JSON.stringify(this.#asked.readsAll ? null : [...this.#searched, ...this.#named()])}`;
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
