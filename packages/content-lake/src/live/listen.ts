import { randomBytes } from "node:crypto";
import type { Commit } from "../commits/commit";
import type { DocumentChange } from "../commits/lake.store.server";
import { SerialQueue } from "../commits/serial-queue";
import type { LakeDocument } from "../documents/document";
import type { LakeFailure } from "../failure";
import type { LakeCore } from "../lake";
import { parseGroq } from "../queries/groq";
import { queryLimits } from "../queries/query-engine";
import { parseQueryParams } from "../queries/query-params";
import { err, ok, type Result } from "../result";

/** Parameters of a listener (https://www.sanity.io/docs/http-listen). */
export type Subscription = {
  readonly query: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly includeMutations: boolean;
  readonly includeResult: boolean;
  readonly includePreviousRevision: boolean;
  readonly mendozaEffects: boolean;
};

/** An event to send to the client. */
export type OutgoingEvent = { readonly event: string; readonly data: string; readonly id?: string };
export type SendEvent = (event: OutgoingEvent) => void;

export function parseSubscription(search: URLSearchParams): Result<Subscription, LakeFailure> {
  const params = parseQueryParams(search);
  if (!params.ok) return params;
  const query = search.get("query") ?? "";
  if (query.length > queryLimits.queryCharacters) {
    return err({ code: "query-too-long", limit: queryLimits.queryCharacters });
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
 * Sends a welcome event, then a mutation event for each change of a document that the query selects before or after
 * the change. Returns the commit listener; events keep the order of commits.
 */
export function createListener(
  subscription: Subscription,
  selected: LakeCore["filterDocuments"],
  sink: SendEvent,
): Result<(commit: Commit) => void, LakeFailure> {
  const selects = createSelector(subscription, selected);
  if (!selects.ok) return selects;
  sink({ event: "welcome", data: JSON.stringify({ listenerName: randomBytes(12).toString("base64url") }) });
  const turns = new SerialQueue();
  return ok((commit) => {
    void turns.run(async () => {
      for (const [index, change] of commit.changes.entries()) {
        const found = await selects.value([change.before, change.after].filter((state) => state !== null));
        const before = change.before !== null && found.has(change.before);
        const after = change.after !== null && found.has(change.after);
        if (before || after)
          sink(createMutationEvent(commit, index, change, { before, after }, subscription));
      }
    });
  });
}

type Selects = (documents: readonly LakeDocument[]) => Promise<ReadonlySet<LakeDocument>>;

/** The filter runs in the editors' query thread, because it may be as expensive as any query. */
function createSelector(
  { query, params }: Subscription,
  selected: LakeCore["filterDocuments"],
): Result<Selects, LakeFailure> {
  if (query.trim() === "*") return ok(async (documents) => new Set(documents));
  try {
    parseGroq(query, params);
    return ok((documents) => selected({ query, params }, documents));
  } catch (error) {
    const description = error instanceof Error ? error.message : String(error);
    return err({ code: "query-parse-error", description });
  }
}

function createMutationEvent(
  commit: Commit,
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
    // A deletion leaves no document but still has a revision, which the Studio's chain of revisions needs.
    resultRev: after?._rev ?? commit.transactionId,
    transactionTotalEvents: commit.changes.length,
    transactionCurrentEvent: index + 1,
    ...(subscription.includeMutations ? { mutations } : {}),
    ...(subscription.mendozaEffects ? { effects: toMendozaEffects(before, after) } : {}),
    ...(subscription.includeResult && after ? { result: after } : {}),
    ...(subscription.includePreviousRevision && before ? { previous: before } : {}),
  };
  return { event: "mutation", data: JSON.stringify(data), id: eventId };
}

/** Returns Mendoza's simplest patch: operation 0 with the whole new value. */
export function toMendozaEffects(before: unknown, after: unknown) {
  return { apply: [0, withoutRevision(after)], revert: [0, withoutRevision(before)] };
}

function withoutRevision(document: unknown): unknown {
  if (typeof document !== "object" || document === null) return null;
  return Object.fromEntries(Object.entries(document).filter(([field]) => field !== "_rev"));
}
