import { type Revision, readDocumentAt, readRevisions } from "../commits/lake.store.server";
import { documentSchema, isPublishedId, toDraftId, toPublishedId } from "../documents/document";
import { toMendozaEffects } from "../live/listen";
import type { Endpoint } from "./endpoint";
import { toJsonReply } from "./reply";

/** A revision and the content before it. */
type Step = Revision & { readonly before: unknown };

/** GET /data/history/:dataset/transactions/:ids: returns all changes of these documents as NDJSON. */
export const transactionsEndpoint: Endpoint = async ({ url, params, services }) => {
  const steps = toSteps(await readRevisions(services.db, parseIds(params.ids)));
  const entries = createTransactionEntries(filterByTime(steps, url.searchParams), {
    withContent: url.searchParams.get("excludeContent") !== "true",
    withEffects: url.searchParams.get("effectFormat") === "mendoza",
  });
  if (url.searchParams.get("reverse") === "true") entries.reverse();
  const limit = Number(url.searchParams.get("limit") ?? entries.length);
  return {
    status: 200,
    headers: { "Content-Type": "application/x-ndjson", "Cache-Control": "private, no-store" },
    body: entries
      .slice(0, limit)
      .map((entry) => `${JSON.stringify(entry)}\n`)
      .join(""),
  };
};

/** GET /data/history/:dataset/documents/:ids?revision= or ?time=: returns documents at an earlier point in time. */
export const documentHistoryEndpoint: Endpoint = async ({ url, params, services }) => {
  const revision = url.searchParams.get("revision");
  const time = url.searchParams.get("time");
  const ids = parseIds(params.ids);
  if (time && Number.isFinite(Date.parse(time))) {
    const then = await Promise.all(ids.map((id) => readDocumentAt(services.db, id, new Date(time))));
    return toJsonReply({ documents: then.flatMap((document) => document ?? []) });
  }
  const revisions = await readRevisions(services.db, ids.flatMap(withPublished));
  const wanted = ids.flatMap((id) => {
    const documentRevisions = revisions.filter(({ documentId }) => documentId === id);
    const found = revision
      ? (findRevision(documentRevisions, revision) ?? findRevision(revisions, revision, toPublishedId(id)))
      : documentRevisions.findLast(({ content }) => content !== null);
    return found?.content ? { ...documentSchema.parse(found.content), _id: id } : [];
  });
  return toJsonReply({ documents: wanted });
};

/** The Studio requests the draft at the time of its publish; the published document has the same content. */
function withPublished(id: string): readonly string[] {
  return isPublishedId(id) ? [id] : [id, toPublishedId(id)];
}

function findRevision(
  revisions: readonly Revision[],
  transactionId: string,
  id?: string,
): Revision | undefined {
  return revisions.findLast(
    (revision) =>
      revision.transactionId === transactionId &&
      revision.content !== null &&
      (id === undefined || revision.documentId === id),
  );
}

/**
 * GET /data/history/:dataset/events/documents/:id: lists events of a document (publish, edit and so on), newest
 * first, under the requested id.
 */
export const documentEventsEndpoint: Endpoint = async ({ url, params, services }) => {
  const askedId = decodeURIComponent(params.id ?? "");
  const publishedId = toPublishedId(askedId);
  const steps = toSteps(await readRevisions(services.db, [publishedId, toDraftId(publishedId)]));
  const groups = [...groupByTransaction(steps).values()];
  const events = groups.flatMap((group) => toEvent(group, publishedId) ?? []).reverse();
  const from = Number(url.searchParams.get("nextCursor") ?? 0);
  const to = from + Number(url.searchParams.get("limit") ?? 100);
  const nextCursor = to < events.length ? String(to) : "";
  return toJsonReply({ events: { [askedId]: events.slice(from, to) }, nextCursor });
};

function groupByTransaction(steps: readonly Step[]): ReadonlyMap<string, readonly Step[]> {
  const groups = new Map<string, Step[]>();
  for (const step of steps) groups.set(step.transactionId, [...(groups.get(step.transactionId) ?? []), step]);
  return groups;
}

/**
 * Derives the event (publish, unpublish, discard and so on) from the changes of one transaction to draft and
 * published document.
 */
function toEvent(group: readonly Step[], publishedId: string): unknown {
  const published = group.find(({ documentId }) => documentId === publishedId);
  const draft = group.find(({ documentId }) => !isPublishedId(documentId));
  const [first] = group;
  if (!first) return undefined;
  const base = {
    id: first.transactionId,
    timestamp: first.committedAt.toISOString(),
    author: first.author,
    documentId: publishedId,
  };
  const version = { versionId: toDraftId(publishedId), versionRevisionId: first.transactionId };
  const draftRevision = getRevision(draft?.before) ?? first.transactionId;
  if (published?.content) {
    const live = { ...base, revisionId: first.transactionId };
    if (draft && !draft.content) {
      // Not the draft's last revision: the Studio uses it to name its own events and would list publish and edit
      // twice.
      return { ...live, ...version, publishCause: "document.publish", type: "publishDocumentVersion" };
    }
    return { ...live, type: published.before ? "updateLiveDocument" : "createLiveDocument" };
  }
  if (published) {
    return draft?.content
      ? { ...base, ...version, type: "unpublishDocument" }
      : { ...base, type: "deleteDocumentGroup" };
  }
  if (!draft?.content) {
    return { ...base, ...version, versionRevisionId: draftRevision, type: "deleteDocumentVersion" };
  }
  return draft.before ? undefined : { ...base, ...version, type: "createDocumentVersion" };
}

function getRevision(document: unknown): string | undefined {
  const parsed = documentSchema.safeParse(document);
  return parsed.success ? parsed.data._rev : undefined;
}

/** Pairs each revision with the previous one of the same document. */
function toSteps(revisions: readonly Revision[]): readonly Step[] {
  const latest = new Map<string, unknown>();
  return revisions.map((revision) => {
    const before = latest.get(revision.documentId) ?? null;
    latest.set(revision.documentId, revision.content);
    return { ...revision, before };
  });
}

function filterByTime(steps: readonly Step[], search: URLSearchParams): readonly Step[] {
  const from = steps.findIndex(({ transactionId }) => transactionId === search.get("fromTransaction"));
  const to = steps.findLastIndex(({ transactionId }) => transactionId === search.get("toTransaction"));
  const [fromTime, toTime] = [search.get("fromTime"), search.get("toTime")];
  const authors = search.get("authors")?.split(",");
  return steps
    .slice(Math.max(0, from), to < 0 ? undefined : to + 1)
    .filter(({ committedAt }) => !fromTime || committedAt.getTime() >= Date.parse(fromTime))
    .filter(({ committedAt }) => !toTime || committedAt.getTime() <= Date.parse(toTime))
    .filter(({ author }) => !authors || authors.includes(author));
}

function createTransactionEntries(
  steps: readonly Step[],
  options: { readonly withContent: boolean; readonly withEffects: boolean },
): unknown[] {
  return [...groupByTransaction(steps).values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    // A deleted draft is not an edit: the Studio compares the last written content with the published one.
    const edits = group.filter(({ documentId, content }) => content !== null || isPublishedId(documentId));
    const effects = edits.map(({ documentId, before, content }) => [
      documentId,
      toMendozaEffects(before, content),
    ]);
    return {
      id: first.transactionId,
      timestamp: first.committedAt.toISOString(),
      author: first.author,
      documentIDs: group.map(({ documentId }) => documentId),
      ...(options.withContent ? { mutations: group.flatMap(({ mutations }) => mutations) } : {}),
      ...(options.withEffects ? { effects: Object.fromEntries(effects) } : {}),
    };
  });
}

function parseIds(list: string | undefined): readonly string[] {
  return (list ?? "").split(",").map(decodeURIComponent);
}
