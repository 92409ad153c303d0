import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { toPerspectiveKey } from "../documents/perspective";
import type { LakeFailure } from "../failure";
import { err, ok, type Result } from "../result";
import type { GroqRequest } from "./query-protocol";
import type { QueryThread } from "./query-thread";

/** What one query may cost. */
export const queryLimits = {
  queryCharacters: 64_000,
  timeMs: 10_000,
  /** A person at the Studio or in Vision waits no longer. */
  editorTimeMs: 5_000,
  /** The shop's own questions for a preview, beside whatever else the machine does: no editor writes them. */
  previewTimeMs: 30_000,
  resultCharacters: 32 * 1024 * 1024,
  waiting: 200,
  cacheCharacters: 4 * 1024 * 1024,
  /** A longer answer is not kept: who asks for so much keeps it, and many of them would push out all others. */
  cachedCharacters: 128 * 1024,
} as const;

export type ContentVersions = {
  /** Rises with every commit. */
  readonly all: number;
  /** Rises with commits that touch a published document. */
  readonly published: number;
};

/** Answers GROQ from a cache keyed by query, parameters, perspective and version; each commit outdates it. */
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

  /** The answer as JSON text ('null' when there is none). */
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
    // A commit may have come in between: what was computed then belongs to the newer version.
    if (this.#keyOf(request) === key && !isTimeDependent(request.query)) this.#cache.set(key, result.value);
    return result;
  }

  #keyOf({
    query,
    params,
    perspective,
    identity,
    withStega: origins,
    includesReads: tellsReads,
  }: GroqRequest): string {
    const versions = this.#versions();
    const version = perspective === "published" ? `p${versions.published}` : `a${versions.all}`;
    const asked = JSON.stringify([
      query,
      params,
      toPerspectiveKey(perspective),
      identity,
      origins,
      tellsReads,
    ]);
    return `${version}:${createHash("sha1").update(asked).digest("base64")}`;
  }
}

function isTimeDependent(query: string): boolean {
  return /\bnow\s*\(/.test(query);
}
