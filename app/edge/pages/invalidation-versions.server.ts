import type { ContentReads } from "~/content/client/content-reads.server";

/** The cache tags of a page (`content-reads.server.ts`); undefined: every publish invalidates the page. */
export type PageTags = readonly string[] | undefined;

/**
 * The current content version, and the version of each cache tag's last change. The gateway compares them before it
 * serves a cached page. Workers report changes before the editor receives a response (decision 055).
 */
export class InvalidationVersions {
  #version = 0;
  #lastFullInvalidation = 0;
  readonly #lastChanges = new Map<string, number>();

  /** Increases with every publish. */
  version(): number {
    return this.#version;
  }

  /** Invalidates the pages with one of these tags; null: all pages. */
  invalidate(tags: readonly string[] | null): void {
    this.#version += 1;
    if (!tags) this.#lastFullInvalidation = this.#version;
    for (const tag of tags ?? []) this.#lastChanges.set(tag, this.#version);
  }

  /** Invalidates all pages rendered so far. */
  invalidateAll(): void {
    this.invalidate(null);
  }

  /** Returns whether one of these tags changed after the version. */
  changedSince(version: number, tags: PageTags): boolean {
    if (this.#version === version) return false;
    if (!tags || this.#lastFullInvalidation > version) return true;
    return tags.some((tag) => (this.#lastChanges.get(tag) ?? 0) > version);
  }
}

export function toPageTags(reads: ContentReads): PageTags {
  return reads === null || reads.size === 0 ? undefined : [...reads];
}
