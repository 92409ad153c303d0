import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { toPerspectiveKey } from "../documents/perspective";
import type { LakeFailure } from "../failure";
import { err, ok, type Result } from "../result";
import type { GroqRequest } from "./query-protocol";
import type { QueryThread } from "./query-thread";

export const queryLimits = {
  /** The Studio's search names each field of each document type once for each word: 11,000 characters a word. */
  queryCharacters: 400_000,
  timeMs: 10_000,
  /** CPU time for queries from the Studio or Vision. */
  editorTimeMs: 5_000,
  /** CPU time for the shop's own preview queries, which editors do not write. */
  previewTimeMs: 30_000,
  resultCharacters: 32 * 1024 * 1024,
  waiting: 200,
  cacheCharacters: 4 * 1024 * 1024,
  /** Longer results are not cached, because many of them would evict all others. */
  cachedCharacters: 128 * 1024,
} as const;

export type ContentVersions = {
  /** Increases with every commit. */
  readonly all: number;
  /** Increases with commits that change a published document. */
  readonly published: number;
};

/** Answers GROQ from a cache keyed by query, parameters, perspective and content version. */
export class QueryEngine {
  readonly #thread: Pick<QueryThread, "run">;
  readonly #versions: () => ContentVersions;
  readonly #cache = new LRUCache<string, string>({
    maxSize: queryLimits.cacheCharacters,
    maxEntrySize: queryLimits.cachedCharacters,
    sizeCalculation: (json) => json.length,
  });
  readonly #running = new Map<string, Promise<Result<string, LakeFailure>>>();

  constructor(thread: Pick<QueryThread, "run">, versions: () => ContentVersions) {
    this.#thread = thread;
    this.#versions = versions;
  }

  /** Returns the result as JSON text ('null' when there is none). */
  async run(request: GroqRequest): Promise<Result<string, LakeFailure>> {
    if (request.query.length > queryLimits.queryCharacters) {
      return err({ code: "query-too-long", limit: queryLimits.queryCharacters });
    }
    const key = this.#keyOf(request);
    const known = this.#cache.get(key);
    if (known !== undefined) return ok(known);
    const running = this.#running.get(key);
    if (running) return running;
    if (this.#running.size >= queryLimits.waiting) return err({ code: "busy" });
    const evaluation = this.#evaluate(key, request);
    this.#running.set(key, evaluation);
    try {
      return await evaluation;
    } finally {
      this.#running.delete(key);
    }
  }

  async #evaluate(key: string, request: GroqRequest): Promise<Result<string, LakeFailure>> {
    const result = await this.#thread.run(request);
    if (!result.ok) return result;
    if (result.value.length > queryLimits.resultCharacters) {
      return err({ code: "result-too-large", limit: queryLimits.resultCharacters });
    }
    // After a commit during the evaluation, the result belongs to an unknown version and is not cached.
    if (this.#keyOf(request) === key && !isTimeDependent(request.query)) this.#cache.set(key, result.value);
    return result;
  }

  #keyOf({ query, params, perspective, identity, withStega, includesReads }: GroqRequest): string {
    const versions = this.#versions();
    const version = perspective === "published" ? `p${versions.published}` : `a${versions.all}`;
    const serializedRequest = JSON.stringify([
      query,
      params,
      toPerspectiveKey(perspective),
      identity,
      withStega,
      includesReads,
    ]);
    return `${version}:${createHash("sha1").update(serializedRequest).digest("base64")}`;
  }
}

function isTimeDependent(query: string): boolean {
  return /\bnow\s*\(/.test(query);
}
