import type { LakeDocument } from "../documents/document";
import type { LakeFailure } from "../failure";
import type { Result } from "../result";
import { shopIdentity } from "../session/identity";
import { type ContentVersions, QueryEngine, queryLimits } from "./query-engine";
import type { GroqRequest, SearchCandidates } from "./query-protocol";
import { QueryThread } from "./query-thread";
import type { StegaFields } from "./stega-fields";

export type Filter = Pick<GroqRequest, "query" | "params">;

/** After this pause of all editors the thread is stopped, which frees its memory. */
const editorIdleShutdownMs = 5 * 60_000;

/**
 * Two GROQ threads: one for the shop's pages, one for free queries of editors. A heavy editor query never delays a
 * visitor's page.
 */
export class QueryThreads {
  readonly #pages: QueryThread;
  readonly #editors: QueryThread;
  readonly #pageQueries: QueryEngine;
  readonly #editorQueries: QueryEngine;

  constructor(
    documents: () => readonly LakeDocument[],
    versions: () => ContentVersions,
    stegaFields: StegaFields | undefined,
    findCandidates: (request: GroqRequest) => Promise<SearchCandidates>,
  ) {
    this.#pages = new QueryThread({ documents, stegaFields: undefined, limitMs: queryLimits.timeMs });
    this.#editors = new QueryThread({
      documents,
      stegaFields,
      limitMs: queryLimits.editorTimeMs,
      previewLimitMs: queryLimits.previewTimeMs,
      restMs: editorIdleShutdownMs,
      findCandidates,
    });
    this.#pageQueries = new QueryEngine(this.#pages, versions);
    this.#editorQueries = new QueryEngine(this.#editors, versions);
    this.#pages.start();
  }

  run(request: GroqRequest): Promise<Result<string, LakeFailure>> {
    const isPage = request.identity === shopIdentity.id && !request.withStega;
    return (isPage ? this.#pageQueries : this.#editorQueries).run(request);
  }

  /** Returns the documents that the filter selects; a failing filter selects none. */
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

  /** Bytes on the heap of each thread. */
  measureMemory(): { readonly pageQueries: number; readonly editorQueries: number } {
    return { pageQueries: this.#pages.measureMemory(), editorQueries: this.#editors.measureMemory() };
  }

  async close(): Promise<void> {
    await Promise.all([this.#pages.close(), this.#editors.close()]);
  }
}
