import { getHeapStatistics } from "node:v8";
import { parentPort, workerData } from "node:worker_threads";
import { evaluate } from "groq-js";
import { isPublishedId, type LakeDocument } from "../documents/document";
import { overlay, type Perspective, perspectiveKey } from "../documents/perspective";
import { AnswerReads } from "./answer-reads";
import { parseGroq } from "./groq";
import { IndexedDocuments, type NarrowedQuery, narrowed } from "./narrowing";
import { comparedPlainly, withOrigins } from "./origins";
import type { FromWorker, ThreadStart, ToWorker } from "./query-protocol";

// Runs in its own thread: a slow query delays neither a page nor an editor's keystroke, and can be killed.

const { heap }: ThreadStart = workerData;
const documents = new Map<string, LakeDocument>();
const views = new Map<string, IndexedDocuments>();
const parsed = new Map<string, NarrowedQuery>();
const parsedLimit = 500;
const withOriginsMark = " with origins";
const publishedViews: ReadonlySet<string> = new Set(["published", `published${withOriginsMark}`]);

parentPort?.on("message", (message: ToWorker) => {
  Atomics.store(heap, 0, getHeapStatistics().used_heap_size / 1024);
  if (message.kind === "query") {
    void answer(message).then((reply) => parentPort?.postMessage(reply));
    return;
  }
  if (message.kind === "mark") {
    viewOf(message.perspective, true);
    parentPort?.postMessage({ marked: true } satisfies FromWorker);
    return;
  }
  const changed = message.kind === "load" ? message.documents : message.upserts;
  const deleted = message.kind === "change" ? message.deletes : [];
  for (const document of changed) documents.set(document._id, document);
  for (const id of deleted) documents.delete(id);
  const isSeenByAll = [...changed.map(({ _id }) => _id), ...deleted].some(isPublishedId);
  // A keystroke of an editor changes nothing of what is published.
  for (const key of views.keys()) if (isSeenByAll || !publishedViews.has(key)) views.delete(key);
  if (message.kind === "load") parentPort?.postMessage({ ready: true } satisfies FromWorker);
});

async function answer(request: Extract<ToWorker, { kind: "query" }>): Promise<FromWorker> {
  const { job, query, params, perspective, identity, among, origins = false, tellsReads } = request;
  let asked: NarrowedQuery;
  try {
    asked = parseOnce(query, params, origins);
  } catch (error) {
    return { job, ok: false, code: "query-parse-error", description: messageOf(error) };
  }
  try {
    const documents = among ? new IndexedDocuments(among) : viewOf(perspective, origins);
    const { all, byId } = documents;
    const reads = new AnswerReads(documents, asked);
    const found = [...asked.narrowings].map(([name, narrowing]) => [
      name,
      reads.watched(documents.among(narrowing), narrowing),
    ]);
    const value = await evaluate(asked.tree, {
      dataset: all,
      params: { ...params, ...Object.fromEntries(found) },
      identity,
      sanity: { projectId: "local", dataset: "production" },
      // Without this, every reference walks through all documents.
      dereference: async ({ _ref }) => {
        reads.looksUp(_ref);
        return byId.get(_ref);
      },
    });
    // A missing value is null in an answer, never undefined.
    const json = JSON.stringify(await value.get()) ?? "null";
    return { job, ok: true, json: tellsReads ? `{"result":${json},${reads.asFact()}}` : json };
  } catch (error) {
    return { job, ok: false, code: "query-failed", description: messageOf(error) };
  }
}

function viewOf(perspective: Perspective, origins: boolean): IndexedDocuments {
  const key = `${perspectiveKey(perspective)}${origins ? withOriginsMark : ""}`;
  const known = views.get(key);
  if (known) return known;
  const view = new IndexedDocuments(overlay(origins ? markedDocuments() : documents.values(), perspective));
  views.set(key, view);
  return view;
}

function* markedDocuments(): Iterable<LakeDocument> {
  for (const document of documents.values()) yield withOrigins(document);
}

function parseOnce(
  query: string,
  params: Readonly<Record<string, unknown>>,
  origins: boolean,
): NarrowedQuery {
  // groq-js folds parameters into the tree, so they belong to the key.
  const key = `${query}\n${JSON.stringify(params)}\n${origins}`;
  const known = parsed.get(key);
  if (known) return known;
  const parsedTree = parseGroq(query, params);
  // Marked words are found by what they say, not by what is stored: there values have no index.
  const narrow = narrowed(parsedTree, { byValue: !origins });
  const asked = origins ? { ...narrow, tree: comparedPlainly(narrow.tree) } : narrow;
  if (parsed.size >= parsedLimit) parsed.clear();
  parsed.set(key, asked);
  return asked;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
