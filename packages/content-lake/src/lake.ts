import { join } from "node:path";
import { AssetFiles } from "./assets/asset-files";
import type { Clock } from "./clock";
import { type Commit, type Committer, createCommitter, type RecordCommit } from "./commits/commit";
import { Emitter, type PublishedChange } from "./commits/emitter";
import { startHistoryThinning } from "./commits/history-thinning";
import {
  commitChannel,
  listEverUsedIds,
  readAllDocuments,
  readLatestSequence,
} from "./commits/lake.store.server";
import { indexMissingWords } from "./commits/search-index.store.server";
import type { Db, SubscribeToChannel } from "./database";
import { type ImportRequest, type ImportSummary, importNewDocuments } from "./dataset/import-dataset";
import { isPublishedId, type LakeDocument } from "./documents/document";
import { ReferenceIndex } from "./documents/references";
import type { LakeFailure } from "./failure";
import type { Log } from "./log";
import type { ContentVersions } from "./queries/query-engine";
import type { GroqRequest } from "./queries/query-protocol";
import { type Filter, QueryThreads } from "./queries/query-threads";
import { findSearchCandidates } from "./queries/search-candidates.store.server";
import type { StegaFields } from "./queries/stega-fields";
import type { Result } from "./result";
import { startScheduler } from "./schedules/scheduler";

export type LakeOptions = {
  readonly db: Db;
  readonly dataDir: string;
  /** The folder of uploaded pictures and files, which all servers share. Default: inside `dataDir`. */
  readonly assetsFolder?: string | undefined;
  readonly clock: Clock;
  readonly log: Log;
  /** Subscribes to a Postgres channel; needed when several servers share the database. */
  readonly subscribe?: SubscribeToChannel | undefined;
  /** Fields of the schema whose texts carry no stega; when undefined, previews have no stega at all. */
  readonly stegaFields: StegaFields | undefined;
  readonly recordCommit: RecordCommit | undefined;
};

/** The content lake without HTTP: documents, commits, queries, assets. */
export type LakeCore = Omit<Committer, "settled" | "syncRemoteCommits"> & {
  readonly query: (request: GroqRequest) => Promise<Result<string, LakeFailure>>;
  /** Returns the documents that a listener's filter selects; an empty set when the filter fails. */
  readonly filterDocuments: (
    filter: Filter,
    documents: readonly LakeDocument[],
  ) => Promise<ReadonlySet<LakeDocument>>;
  readonly findDocument: (id: string) => LakeDocument | undefined;
  readonly listDocuments: () => readonly LakeDocument[];
  readonly getVersions: () => ContentVersions;
  /** Bytes used by the threads that run queries. */
  readonly measureQueryMemory: () => { readonly pageQueries: number; readonly editorQueries: number };
  readonly references: ReferenceIndex;
  readonly assets: AssetFiles;
  /** Called for each commit before the writer gets a response. */
  readonly onCommit: (listener: (commit: Commit) => void) => () => void;
  /** Called when published content has changed. */
  readonly onPublish: (listener: (change: PublishedChange) => void) => () => void;
  readonly importNewDocuments: (request: ImportRequest) => Promise<Result<ImportSummary, LakeFailure>>;
  readonly close: () => Promise<void>;
};

/** User id of the lake's own queries and writes: seeding, patches by query. */
export const systemUserId = "system";

/** Opens the lake on a migrated database: reads all documents once, then updates them with each commit. */
// oxlint-disable-next-line max-lines-per-function -- puts the parts of the lake together, one after the other
export async function openLake(options: LakeOptions): Promise<LakeCore> {
  const { db, clock, log, subscribe, stegaFields, recordCommit } = options;
  // Reads the sequence number before the documents, so that a commit in between is read twice and never missed.
  const start = await readLatestSequence(db);
  const documents = new Map((await readAllDocuments(db)).map((document) => [document._id, document]));
  const references = new ReferenceIndex();
  for (const document of documents.values()) references.set(document);
  let versions: ContentVersions = { all: start, published: start };
  const assets = new AssetFiles(options.assetsFolder ?? join(options.dataDir, "lake", "assets"));
  const commits = new Emitter<Commit>(log);
  const publishes = new Emitter<PublishedChange>(log);
  const thinning = startHistoryThinning(db, clock, log);
  const lanes = new QueryThreads(
    () => [...documents.values()],
    () => versions,
    stegaFields,
    (request) => findSearchCandidates(db, request),
  );
  const indexing = indexWords(db, log);

  const committer = createCommitter({
    db,
    clock,
    selectIds: (query, params) => selectIds(lanes, query, params),
    strongReferrersOf: (id) => references.listStrongReferrers(id),
    document: (id) => documents.get(id),
    lastSequence: start,
    recordCommit,
    onCommitted: (commit) => {
      for (const { id, after } of commit.changes) {
        if (after) documents.set(id, after);
        else documents.delete(id);
        if (after) references.set(after);
        else references.remove(id);
      }
      lanes.change(
        commit.changes.flatMap(({ after }) => after ?? []),
        commit.changes.filter(({ after }) => !after).map(({ id }) => id),
      );
      const published = commit.changes.filter(({ id }) => isPublishedId(id));
      versions = {
        all: commit.sequence,
        published: published.length > 0 ? commit.sequence : versions.published,
      };
      commits.emit(commit);
      if (published.length > 0) publishes.emit(changeOf(published, commit.sequence));
    },
  });

  const schedules = startScheduler({
    documents: () => documents.values(),
    commitPlanned: committer.commitPlanned,
    clock,
    log,
  });

  await subscribe?.(commitChannel, () => {
    committer
      .syncRemoteCommits()
      .catch((error: unknown) => log.warn({ error: String(error) }, "others' commits are not read yet"));
  });

  return {
    commit: committer.commit,
    commitPlanned: committer.commitPlanned,
    query: (request) => lanes.run(request),
    filterDocuments: (filter, given) => lanes.filterDocuments(filter, given),
    findDocument: (id) => documents.get(id),
    listDocuments: () => [...documents.values()],
    getVersions: () => versions,
    measureQueryMemory: () => lanes.measureMemory(),
    references,
    assets,
    onCommit: (listener) => commits.on(listener),
    onPublish: (listener) => publishes.on(listener),
    importNewDocuments: (request) =>
      importNewDocuments(
        { assets, commit: committer.commit, idsEverSeen: () => listEverUsedIds(db) },
        request,
      ),
    close: async () => {
      await indexing;
      await thinning.stop();
      await schedules.stop();
      await committer.settled();
      await lanes.close();
    },
  };
}

/** Documents without words in the index stay findable, so that nothing waits for this. */
async function indexWords(db: Db, log: Log): Promise<void> {
  try {
    const indexed = await indexMissingWords(db);
    if (indexed > 0) log.info({ indexed }, "documents were added to the search index");
  } catch (error) {
    log.error({ error }, "documents could not be added to the search index");
  }
}

function changeOf(published: Commit["changes"], version: number): PublishedChange {
  const known = published.flatMap(({ before }) => before?._type ?? []);
  const now = published.flatMap(({ after }) => after?._type ?? []);
  return {
    version,
    documentIds: published.map(({ id }) => id),
    types: { all: [...new Set([...known, ...now])], known: [...new Set(known)] },
  };
}

async function selectIds(
  lanes: QueryThreads,
  query: string,
  params: Readonly<Record<string, unknown>>,
): Promise<Result<readonly string[], LakeFailure>> {
  const answer = await lanes.run({ query, params, perspective: "raw", identity: systemUserId });
  if (!answer.ok) return answer;
  const selected: unknown = JSON.parse(answer.value);
  const found = Array.isArray(selected) ? selected : [selected];
  return { ok: true, value: found.flatMap(idOf) };
}

function idOf(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  const hasId = typeof value === "object" && value !== null && "_id" in value;
  return hasId && typeof value._id === "string" ? [value._id] : [];
}
