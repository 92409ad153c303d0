import type { Log } from "../log";

/** Published content changed: the version it has now, which documents, and of which types. */
export type PublishedChange = {
  readonly version: number;
  readonly documentIds: readonly string[];
  /** `known`: the types of those among them that had been there before. */
  readonly types: { readonly all: readonly string[]; readonly known: readonly string[] };
};

/** Tells every listener at once, in the sender's turn; one that throws does not keep the others from hearing. */
export class Emitter<T> {
  readonly #listeners = new Set<(message: T) => void>();
  readonly #log: Log;

  constructor(log: Log) {
    this.#log = log;
  }

  on(listener: (message: T) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  emit(message: T): void {
    for (const listener of this.#listeners) {
      try {
        listener(message);
      } catch (error) {
        this.#log.error({ error }, "a listener of the lake failed");
      }
    }
  }
}
