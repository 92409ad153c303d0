import type { PublishedChange } from "~/content/content";
import { publishMarksOf, type Reads } from "~/content/reads.server";

/** Marks share places: a neighbor's publish takes a page with it now and then, and none is ever missed. */
const places = 16_384;
const versionAt = 0;
const everythingAt = 1;
const firstPlace = 2;

/** Where the marks of a page's reads stand on the board; undefined: every publish touches it. */
export type Places = Uint16Array;

/**
 * What was published when, in memory that front and back share: the version, and for each mark of what a page can read
 * (`reads.server.ts`) the version it last changed with. The back writes before the editor has an answer, the front looks before
 * it shows a page: nothing has to arrive.
 */
export class PublishBoard {
  readonly #cells: Int32Array;

  constructor(memory: SharedArrayBuffer = new SharedArrayBuffer(4 * (places + firstPlace))) {
    this.#cells = new Int32Array(memory);
  }

  get memory(): SharedArrayBuffer {
    const { buffer } = this.#cells;
    if (!(buffer instanceof SharedArrayBuffer)) throw new Error("a board is shared");
    return buffer;
  }

  /** Rises with every publish. */
  version(): number {
    return Atomics.load(this.#cells, versionAt);
  }

  publish(change: Pick<PublishedChange, "documentIds" | "types">): void {
    this.#write(publishMarksOf(change)?.map(placeOf) ?? [everythingAt]);
  }

  /** Whatever was made before counts no more. */
  publishEverything(): void {
    this.#write([everythingAt]);
  }

  /** Whether something at these places changed after the version. */
  changedSince(version: number, read: Places | undefined): boolean {
    if (this.version() === version) return false;
    const isNewer = (place: number) => Atomics.load(this.#cells, place) > version;
    return !read || isNewer(everythingAt) || read.some(isNewer);
  }

  /** The places first, then the version: whoever sees the new one sees them too. */
  #write(changed: readonly number[]): void {
    const cells = this.#cells;
    for (;;) {
      const before = this.version();
      for (const place of changed) Atomics.store(cells, place, before + 1);
      if (Atomics.compareExchange(cells, versionAt, before, before + 1) === before) return;
    }
  }
}

export function placesOf(reads: Reads): Places | undefined {
  return reads === null || reads.size === 0 ? undefined : Uint16Array.from(new Set([...reads].map(placeOf)));
}

/** FNV-1a. */
function placeOf(mark: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < mark.length; at += 1) hash = Math.imul(hash ^ mark.charCodeAt(at), 0x01000193);
  return firstPlace + ((hash >>> 0) % places);
}
