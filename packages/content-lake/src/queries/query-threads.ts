import type { LakeDocument } from "../documents/document";
import type { LakeFailure } from "../failure";
import type { Result } from "../result";
import { shopIdentity } from "../session/identity";
import { type ContentVersions, QueryEngine, queryLimits } from "./query-engine";
import type { GroqRequest } from "./query-protocol";
import { QueryThread } from "./query-thread";

export type Filter = Pick<GroqRequest, "query" | "params">;

/** Long enough for an editor's pause; then the memory is the shop's again. */
const editorIdleShutdownMs = 5 * 60_000;

/**
 * Two threads for GROQ: one for the shop's own pages, one for everybody who writes queries freely. However heavy a
 * query of an editor is, no visitor's page stands behind it.
 */
export class QueryThreads {
  readonly #pages: QueryThread;
  readonly #editors: QueryThread;
  readonly #pageQueries: QueryEngine;
  readonly #editorQueries: QueryEngine;

  constructor(documents: () => readonly LakeDocument[], versions: () => ContentVersions) {
    this.#pages = new QueryThread({ documents, limitMs: queryLimits.timeMs });
    this.#editors = new QueryThread({
      documents,
      limitMs: queryLimits.editorTimeMs,
      previewLimitMs: queryLimits.previewTimeMs,
      restMs: editorIdleShutdownMs,
    });
    this.#pageQueries = new QueryEngine(this.#pages, versions);
    this.#editorQueries = new QueryEngine(this.#editors, versions);
    this.#pages.start();
  }

  run(request: GroqRequest): Promise<Result<string, LakeFailure>> {
    const isPage = request.identity === shopIdentity.id && !request.withStega;
    return (isPage ? this.#pageQueries : this.#editorQueries).run(request);
  }

  /** The documents among these that the filter selects; a filter that fails selects none. */
  async filterDocuments(filter: Filter, among: readonly LakeDocument[]): Promise<ReadonlySet<LakeDocument>> {
    const found = new Set<LakeDocument>();
    for (const document of among) {
      const answer = await this.#editors.run({
        ...filter,
        perspective: "raw",
        identity: "listener",
        among: [document],
      });
      if (answer.ok && !["null", "[]"].includes(answer.value)) found.add(document);
    }
    return found;
  }

  change(upserts: readonly LakeDocument[], deletes: readonly string[]): void {
    this.#pages.applyCommit(upserts, deletes);
    this.#editors.applyCommit(upserts, deletes);
  }

  /** What the objects of each thread take. */
  measureMemory(): { readonly pageQueries: number; readonly editorQueries: number } {
    return { pageQueries: this.#pages.measureMemory(), editorQueries: this.#editors.measureMemory() };
  }

  async close(): Promise<void> {
    await Promise.all([this.#pages.close(), this.#editors.close()]);
  }
}
