import type { Log } from "../log";

/** A change of published content: new version, document ids and document types. */
export type PublishedChange = {
  readonly version: number;
  readonly documentIds: readonly string[];
  /** `known`: types of those documents that existed before the change. */
  readonly types: { readonly all: readonly string[]; readonly known: readonly string[] };
};

/** Calls every listener synchronously; an error in one listener does not affect the others. */
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
