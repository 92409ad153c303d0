import { join } from "node:path";
import { Interner } from "~/kernel/interner";
import { AssetFiles } from "./assets/asset-files";
import type { Clock } from "./clock";
import { type Committed, type Committer, createCommitter } from "./commits/commit";
import { commitNews, idsEverSeen, latestSequence, readAllDocuments } from "./commits/lake.store.server";
import { type Change, Signal } from "./commits/signal";
import { startThinning } from "./commits/thinning";
import type { Db, Hear } from "./database";
import { isPublishedId, type LakeDocument } from "./documents/document";
import { ReferenceIndex } from "./documents/references";
import { type Imported, type ImportRequest, importNewDocuments } from "./exchange/import-dataset";
import type { LakeFailure } from "./failure";
import type { Log } from "./log";
import type { Versions } from "./queries/query";
import { type Filter, QueryLanes } from "./queries/query-lanes";
import type { GroqRequest } from "./queries/query-protocol";
import type { Result } from "./result";
import { keepSchedules } from "./schedules/schedules";

export type LakeOptions = {
  readonly db: Db;
  readonly dataDir: string;
  readonly clock: Clock;
  readonly log: Log;
  /** Several servers may share the database: how this one hears of the others. */
  readonly hear?: Hear | undefined;
};

/** The content lake without its HTTP face: documents, commits, queries, assets. */
export type LakeCore = Omit<Committer, "settled" | "readOthers"> & {
  readonly query: (request: GroqRequest) => Promise<Result<string, LakeFailure>>;
  /** Which of these documents a listener's filter selects; none where it fails. */
  readonly selected: (
    filter: Filter,
    documents: readonly LakeDocument[],
  ) => Promise<ReadonlySet<LakeDocument>>;
  readonly document: (id: string) => LakeDocument | undefined;
  readonly documents: () => readonly LakeDocument[];
  readonly versions: () => Versions;
  /** Bytes in the threads that answer queries. */
  readonly queryBytes: () => { readonly pageQueries: number; readonly editorQueries: number };
  readonly references: ReferenceIndex;
  readonly assets: AssetFiles;
  /** Called for each commit, within the commit's own turn: before the writer gets its answer. */
  readonly onCommit: (listener: (commit: Committed) => void) => () => void;
  /** Called when published content has changed. */
  readonly onPublish: (listener: (change: Change) => void) => () => void;
  readonly importNewDocuments: (request: ImportRequest) => Promise<Result<Imported, LakeFailure>>;
  readonly close: () => Promise<void>;
};

/** Identity under which the lake itself asks and writes: seeding, patches by query. */
export const systemIdentity = "system";

/** Opens the lake on a migrated database: reads all documents once, then keeps them in step with each commit. */
// oxlint-disable-next-line max-lines-per-function -- puts the parts of the lake together, one after the other
export async function openLake({ db, dataDir, clock, log, hear }: LakeOptions): Promise<LakeCore> {
  // First the number, then the documents: what is committed between the two is read twice, never missed.
  const start = await latestSequence(db);
  const documents = new Map((await readAllDocuments(db)).map((document) => [document._id, document]));
  const references = new ReferenceIndex();
  for (const document of documents.values()) references.set(document);
  let versions: Versions = { all: start, published: start };
  const assets = new AssetFiles(join(dataDir, "lake", "assets"));
  const commits = new Signal<Committed>(log);
  const publishes = new Signal<Change>(log);
  const thinning = startThinning(db, clock, log);
  const lanes = new QueryLanes(
    () => [...documents.values()],
    () => versions,
  );

  const committer = createCommitter({
    db,
    clock,
    selectIds: (query, params) => selectIds(lanes, query, params),
    strongReferrersOf: (id) => references.strongReferrersOf(id),
    document: (id) => documents.get(id),
    start,
    committed: (commit) => {
      const share = new Interner();
      for (const { id, after } of commit.changes) {
        if (after) documents.set(id, share.intern(after));
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
      commits.send(commit);
      if (published.length > 0) publishes.send(changeOf(published, commit.sequence));
    },
  });

  const schedules = keepSchedules({
    documents: () => documents.values(),
    commitPlanned: committer.commitPlanned,
    clock,
    log,
  });

  await hear?.(commitNews, () => {
    committer
      .readOthers()
      .catch((error: unknown) => log.warn({ error: String(error) }, "others' commits are not read yet"));
  });

  return {
    commit: committer.commit,
    commitPlanned: committer.commitPlanned,
    query: (request) => lanes.run(request),
    selected: (filter, given) => lanes.selected(filter, given),
    document: (id) => documents.get(id),
    documents: () => [...documents.values()],
    versions: () => versions,
    queryBytes: () => lanes.heapBytes(),
    references,
    assets,
    onCommit: (listener) => commits.on(listener),
    onPublish: (listener) => publishes.on(listener),
    importNewDocuments: (request) =>
      importNewDocuments({ assets, commit: committer.commit, idsEverSeen: () => idsEverSeen(db) }, request),
    close: async () => {
      await thinning.stop();
      await schedules.stop();
      await committer.settled();
      await lanes.close();
    },
  };
}

function changeOf(published: Committed["changes"], version: number): Change {
  const known = published.flatMap(({ before }) => before?._type ?? []);
  const now = published.flatMap(({ after }) => after?._type ?? []);
  return {
    version,
    documentIds: published.map(({ id }) => id),
    types: { all: [...new Set([...known, ...now])], known: [...new Set(known)] },
  };
}

async function selectIds(
  lanes: QueryLanes,
  query: string,
  params: Readonly<Record<string, unknown>>,
): Promise<Result<readonly string[], LakeFailure>> {
  const answer = await lanes.run({ query, params, perspective: "raw", identity: systemIdentity });
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
