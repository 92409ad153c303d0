import { getHeapStatistics } from "node:v8";
import { parentPort, workerData } from "node:worker_threads";
import { evaluate, evaluateSync } from "groq-js";
import { isPublishedId, type LakeDocument } from "../documents/document";
import { applyPerspective, type Perspective, toPerspectiveKey } from "../documents/perspective";
import { parseGroq } from "./groq";
import { IndexedDocuments, type IndexedQuery, rewriteToIndexLookups } from "./index-lookups";
import type { QueryWorkerData, QueryWorkerMessage, QueryWorkerReply } from "./query-protocol";
import { ReadTracker } from "./read-tracker";
import { sortBeforeProjection } from "./sort-before-projection";
import { compareWithoutStega, createStegaEncoder } from "./stega";

// A worker thread keeps slow queries from delaying pages or edits, and it can be terminated.

const { heap, stegaFields }: QueryWorkerData = workerData;
const encodeStega = stegaFields ? createStegaEncoder(stegaFields) : (document: LakeDocument) => document;
const documents = new Map<string, LakeDocument>();
const views = new Map<string, IndexedDocuments>();
const parsed = new Map<string, IndexedQuery>();
const parsedLimit = 500;
const withOriginsMark = " with origins";
const publishedViews: ReadonlySet<string> = new Set(["published", `published${withOriginsMark}`]);

parentPort?.on("message", (message: QueryWorkerMessage) => {
  Atomics.store(heap, 0, getHeapStatistics().used_heap_size / 1024);
  if (message.kind === "query") {
    void answer(message).then((reply) => parentPort?.postMessage(reply));
    return;
  }
  if (message.kind === "mark") {
    viewOf(message.perspective, true);
    parentPort?.postMessage({ marked: true } satisfies QueryWorkerReply);
    return;
  }
  const changed = message.kind === "load" ? message.documents : message.upserts;
  const deleted = message.kind === "change" ? message.deletes : [];
  for (const document of changed) documents.set(document._id, document);
  for (const id of deleted) documents.delete(id);
  const isSeenByAll = [...changed.map(({ _id }) => _id), ...deleted].some(isPublishedId);
  // A draft edit does not change published views.
  for (const key of views.keys()) if (isSeenByAll || !publishedViews.has(key)) views.delete(key);
  if (message.kind === "load") parentPort?.postMessage({ ready: true } satisfies QueryWorkerReply);
});

async function answer(request: Extract<QueryWorkerMessage, { kind: "query" }>): Promise<QueryWorkerReply> {
  const {
    job,
    query,
    params,
    perspective,
    identity,
    among,
    withStega = false,
    includesReads,
    candidates,
  } = request;
  let indexedQuery: IndexedQuery;
  try {
    indexedQuery = parseOnce(query, params, withStega);
  } catch (error) {
    return { job, ok: false, code: "query-parse-error", description: messageOf(error) };
  }
  try {
    const documents = among ? new IndexedDocuments(among) : viewOf(perspective, withStega);
    const { all, byId } = documents;
    const reads = new ReadTracker(documents, indexedQuery);
    const found = [...indexedQuery.lookups].map(([name, narrowing]) => [
      name,
      reads.trackScan(documents.find(narrowing, candidates), narrowing),
    ]);
    const options = {
      dataset: all,
      params: { ...params, ...Object.fromEntries(found) },
      identity,
      sanity: { projectId: "local", dataset: "production" },
      // Without this function, groq-js scans all documents for each reference.
      dereference: ({ _ref }: { _ref: string }) => {
        reads.trackLookup(_ref);
        return byId.get(_ref);
      },
    };
    const evaluateTree = isStudioSearch(query) ? evaluateSynchronously : evaluate;
    const value = await evaluateTree(indexedQuery.tree, options);
    // A missing value becomes null, because JSON has no undefined.
    const json = JSON.stringify(await value.get()) ?? "null";
    return { job, ok: true, json: includesReads ? `{"result":${json},${reads.toJsonMember()}}` : json };
  } catch (error) {
    return { job, ok: false, code: "query-failed", description: messageOf(error) };
  }
}

/** The Studio's searches and lists project the values that they sort by. */
function isStudioSearch(query: string): boolean {
  return query.includes('"orderings": [');
}

/** groq-js is several times as fast without promises, but supports fewer functions. */
const evaluateSynchronously: typeof evaluate = (tree, options) => {
  try {
    return evaluateSync(tree, options);
  } catch {
    return evaluate(tree, options);
  }
};

function viewOf(perspective: Perspective, origins: boolean): IndexedDocuments {
  const key = `${toPerspectiveKey(perspective)}${origins ? withOriginsMark : ""}`;
  const known = views.get(key);
  if (known) return known;
  const view = new IndexedDocuments(
    applyPerspective(origins ? markedDocuments() : documents.values(), perspective),
  );
  views.set(key, view);
  return view;
}

function* markedDocuments(): Iterable<LakeDocument> {
  for (const document of documents.values()) yield encodeStega(document);
}

function parseOnce(query: string, params: Readonly<Record<string, unknown>>, origins: boolean): IndexedQuery {
  // groq-js inlines parameters into the tree, so they are part of the key.
  const key = `${query}\n${JSON.stringify(params)}\n${origins}`;
  const known = parsed.get(key);
  if (known) return known;
  const parsedTree = parseGroq(query, params);
  // With stega, stored values differ from compared values, so fields cannot be indexed.
  const narrow = rewriteToIndexLookups(sortBeforeProjection(parsedTree), { byValue: !origins });
  const indexedQuery = origins ? { ...narrow, tree: compareWithoutStega(narrow.tree) } : narrow;
  if (parsed.size >= parsedLimit) parsed.clear();
  parsed.set(key, indexedQuery);
  return indexedQuery;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
