import type { PublishedChange } from "~/content/content";
import { type ContentReads, toCacheTags } from "~/content/content-reads.server";

/** Cache tags share slots by hash: a collision may invalidate a page needlessly, but never misses one. */
const slotCount = 16_384;
const versionSlot = 0;
const everythingSlot = 1;
const firstTagSlot = 2;

/** The slots of a page's cache tags; undefined: every publish invalidates the page. */
export type TagSlots = Uint16Array;

/**
 * Content versions in memory that the gateway and the app workers share: the current version and the version of each cache
 * tag's last change (`content-reads.server.ts`). A worker writes before the editor receives a response. The gateway reads
 * before it serves a page, so no message can arrive late.
 */
export class InvalidationVersions {
  readonly #cells: Int32Array;

  constructor(memory: SharedArrayBuffer = new SharedArrayBuffer(4 * (slotCount + firstTagSlot))) {
    this.#cells = new Int32Array(memory);
  }

  get memory(): SharedArrayBuffer {
    const { buffer } = this.#cells;
    if (!(buffer instanceof SharedArrayBuffer)) throw new Error("the memory must be shared");
    return buffer;
  }

  /** Rises with every publish. */
  version(): number {
    return Atomics.load(this.#cells, versionSlot);
  }

  invalidate(change: Pick<PublishedChange, "documentIds" | "types">): void {
    this.#write(toCacheTags(change)?.map(toSlot) ?? [everythingSlot]);
  }

  /** Invalidates all pages rendered so far. */
  invalidateAll(): void {
    this.#write([everythingSlot]);
  }

  /** Returns whether one of these tags changed after the version. */
  changedSince(version: number, tagSlots: TagSlots | undefined): boolean {
    if (this.version() === version) return false;
    const isNewer = (slot: number) => Atomics.load(this.#cells, slot) > version;
    return !tagSlots || isNewer(everythingSlot) || tagSlots.some(isNewer);
  }

  /** Writes the slots before the version, so that a reader of the new version sees the new slots. */
  #write(changed: readonly number[]): void {
    const cells = this.#cells;
    for (;;) {
      const before = this.version();
      for (const slot of changed) Atomics.store(cells, slot, before + 1);
      if (Atomics.compareExchange(cells, versionSlot, before, before + 1) === before) return;
    }
  }
}

export function toTagSlots(reads: ContentReads): TagSlots | undefined {
  return reads === null || reads.size === 0 ? undefined : Uint16Array.from(new Set([...reads].map(toSlot)));
}

/** FNV-1a. */
function toSlot(tag: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < tag.length; at += 1) hash = Math.imul(hash ^ tag.charCodeAt(at), 0x01000193);
  return firstTagSlot + ((hash >>> 0) % slotCount);
}
