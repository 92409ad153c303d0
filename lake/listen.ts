import { randomBytes } from "node:crypto";
import { type ExprNode, evaluate } from "groq-js";
import { err, ok, type Result } from "~/kernel/result";
import type { Committed } from "./commit";
import type { LakeDocument } from "./document";
import type { LakeFailure } from "./failure";
import { parseGroq } from "./groq";
import type { DocumentChange } from "./lake.store.server";
import { queryLimits } from "./query";
import { readParams } from "./query-params";
import { Serial } from "./serial";

/** What a listener asked for (https://www.sanity.io/docs/http-listen). */
export type Subscription = {
  readonly query: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly includeMutations: boolean;
  readonly includeResult: boolean;
  readonly includePreviousRevision: boolean;
  readonly mendozaEffects: boolean;
};

/** One event on its way out; no name: only a sign of life. */
export type OutgoingEvent = { readonly event: string; readonly data: string; readonly id?: string };
export type Sink = (event: OutgoingEvent) => void;

export function readSubscription(search: URLSearchParams): Result<Subscription, LakeFailure> {
  const params = readParams(search);
  if (!params.ok) return params;
  const query = search.get("query") ?? "";
  if (query.length > queryLimits.queryCharacters) {
    return err({ code: "queryTooLong", limit: queryLimits.queryCharacters });
  }
  return ok({
    query,
    params: params.value,
    includeMutations: search.get("includeMutations") !== "false",
    includeResult: search.get("includeResult") === "true",
    includePreviousRevision: search.get("includePreviousRevision") === "true",
    mendozaEffects: search.get("effectFormat") === "mendoza",
  });
}

/**
 * Sends a welcome, then a mutation event for each committed change of a document that the query selects, before
 * or after the change. Returns what to call with each commit; events leave in the order of commits.
 */
export function startListening(
  subscription: Subscription,
  sink: Sink,
): Result<(commit: Committed) => void, LakeFailure> {
  const selects = selectorOf(subscription);
  if (!selects.ok) return selects;
  sink({ event: "welcome", data: JSON.stringify({ listenerName: randomBytes(12).toString("base64url") }) });
  const turns = new Serial();
  return ok((commit) => {
    void turns.run(async () => {
      for (const [index, change] of commit.changes.entries()) {
        const before = await selects.value(change.before);
        const after = await selects.value(change.after);
        if (before || after) sink(mutationEvent(commit, index, change, { before, after }, subscription));
      }
    });
  });
}

type Selects = (document: LakeDocument | null) => Promise<boolean>;

function selectorOf({ query, params }: Subscription): Result<Selects, LakeFailure> {
  if (query.trim() === "*") return ok(async (document) => document !== null);
  try {
    const tree = parseGroq(query, params);
    return ok(async (document) => document !== null && selectsDocument(tree, params, document));
  } catch (error) {
    const description = error instanceof Error ? error.message : String(error);
    return err({ code: "queryParseError", description });
  }
}

/** A query that fails on a document does not select it. */
async function selectsDocument(
  tree: ExprNode,
  params: Subscription["params"],
  document: LakeDocument,
): Promise<boolean> {
  try {
    const value = await evaluate(tree, { dataset: [document], params: { ...params } });
    const found: unknown = await value.get();
    return Array.isArray(found) ? found.length > 0 : found !== null && found !== undefined;
  } catch {
    return false;
  }
}

function mutationEvent(
  commit: Committed,
  index: number,
  { id, before, after, mutations }: DocumentChange,
  selected: { readonly before: boolean; readonly after: boolean },
  subscription: Subscription,
): OutgoingEvent {
  const eventId = `${commit.transactionId}#${id}`;
  const data = {
    type: "mutation",
    eventId,
    documentId: id,
    transactionId: commit.transactionId,
    transition: selected.after ? (selected.before ? "update" : "appear") : "disappear",
    identity: commit.author,
    timestamp: commit.timestamp,
    visibility: "query",
    previousRev: before?._rev,
    resultRev: after?._rev,
    transactionTotalEvents: commit.changes.length,
    transactionCurrentEvent: index + 1,
    ...(subscription.includeMutations ? { mutations } : {}),
    ...(subscription.mendozaEffects ? { effects: effectsOf(before, after) } : {}),
    ...(subscription.includeResult && after ? { result: after } : {}),
    ...(subscription.includePreviousRevision && before ? { previous: before } : {}),
  };
  return { event: "mutation", data: JSON.stringify(data), id: eventId };
}

/** Mendoza's simplest patch: "the document is now this one" (operation 0 with the whole value). */
export function effectsOf(before: unknown, after: unknown) {
  return { apply: [0, withoutRevision(after)], revert: [0, withoutRevision(before)] };
}

function withoutRevision(document: unknown): unknown {
  if (typeof document !== "object" || document === null) return null;
  return Object.fromEntries(Object.entries(document).filter(([field]) => field !== "_rev"));
}
