import { parentPort } from "node:worker_threads";
import { type ExprNode, evaluate } from "groq-js";
import type { LakeDocument } from "../documents/document";
import { overlay, type Perspective, perspectiveKey } from "../documents/perspective";
import { parseGroq } from "./groq";
import { comparedPlainly, withOrigins } from "./origins";
import type { FromWorker, ToWorker } from "./query-protocol";

// Runs in its own thread: a slow query delays neither a page nor an editor's keystroke, and can be killed.

type View = { readonly all: readonly LakeDocument[]; readonly byId: ReadonlyMap<string, LakeDocument> };

const documents = new Map<string, LakeDocument>();
const views = new Map<string, View>();
const parsed = new Map<string, ExprNode>();
const parsedLimit = 500;

parentPort?.on("message", (message: ToWorker) => {
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
  for (const document of changed) documents.set(document._id, document);
  if (message.kind === "change") for (const id of message.deletes) documents.delete(id);
  views.clear();
  if (message.kind === "load") parentPort?.postMessage({ ready: true } satisfies FromWorker);
});

async function answer(request: Extract<ToWorker, { kind: "query" }>): Promise<FromWorker> {
  const { job, query, params, perspective, identity, among, origins = false } = request;
  let tree: ExprNode;
  try {
    tree = parseOnce(query, params, origins);
  } catch (error) {
    return { job, ok: false, code: "query-parse-error", description: messageOf(error) };
  }
  try {
    const { all, byId } = among ? viewOfThese(among) : viewOf(perspective, origins);
    const value = await evaluate(tree, {
      dataset: all,
      params: { ...params },
      identity,
      sanity: { projectId: "local", dataset: "production" },
      // Without this, every reference walks through all documents.
      dereference: async ({ _ref }) => byId.get(_ref),
    });
    // A missing value is null in an answer, never undefined.
    return { job, ok: true, json: JSON.stringify(await value.get()) ?? "null" };
  } catch (error) {
    return { job, ok: false, code: "query-failed", description: messageOf(error) };
  }
}

function viewOf(perspective: Perspective, origins: boolean): View {
  const key = `${perspectiveKey(perspective)}${origins ? " with origins" : ""}`;
  const known = views.get(key);
  if (known) return known;
  const view = viewOfThese(overlay(origins ? markedDocuments() : documents.values(), perspective));
  views.set(key, view);
  return view;
}

function* markedDocuments(): Iterable<LakeDocument> {
  for (const document of documents.values()) yield withOrigins(document);
}

function viewOfThese(all: readonly LakeDocument[]): View {
  return { all, byId: new Map(all.map((document) => [document._id, document])) };
}

function parseOnce(query: string, params: Readonly<Record<string, unknown>>, origins: boolean): ExprNode {
  // groq-js folds parameters into the tree, so they belong to the key.
  const key = `${query}\n${JSON.stringify(params)}\n${origins}`;
  const known = parsed.get(key);
  if (known) return known;
  const parsedTree = parseGroq(query, params);
  const tree = origins ? comparedPlainly(parsedTree) : parsedTree;
  if (parsed.size >= parsedLimit) parsed.clear();
  parsed.set(key, tree);
  return tree;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
