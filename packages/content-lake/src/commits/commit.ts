import { randomBytes, randomUUID } from "node:crypto";
import type { Clock } from "../clock";
import type { Db } from "../database";
import type { LakeDocument } from "../documents/document";
import type { LakeFailure } from "../failure";
import { err, ok, type Result } from "../result";
import { findForbiddenWrite } from "../session/writable-types";
import {
  type CommitRecord,
  type DocumentChange,
  lockCommits,
  readDocuments,
  transactionExists,
  writeCommit,
} from "./lake.store.server";
import { applyMutation, type DocumentMutation, type Mutation } from "./mutations";
import { findBrokenReference } from "./reference-check";
import { readRemoteCommits } from "./remote-commits.store.server";
import { SerialQueue } from "./serial-queue";

export type CommitRequest = {
  readonly mutations: readonly Mutation[];
  /** The Studio sends its own id and waits for it on the listener; generated when missing. */
  readonly transactionId?: string | undefined;
  readonly author: string;
  /** Name of the author for `recordCommit`; undefined: the commit is not recorded, as at the first start. */
  readonly authorName?: string | undefined;
  readonly dryRun?: boolean;
  /** The types that the author can write; undefined: all types. */
  readonly writableTypes?: readonly string[] | undefined;
  /** Set for imports, whose documents refer to each other in any order. */
  readonly skipsReferenceChecks?: boolean;
};

export type MutationResult = {
  readonly id: string;
  readonly operation: "create" | "update" | "delete" | "none";
  readonly document: LakeDocument | null;
};

export type Commit = {
  readonly transactionId: string;
  readonly sequence: number;
  readonly author: string;
  readonly timestamp: string;
  readonly changes: readonly DocumentChange[];
  readonly results: readonly MutationResult[];
};

/** Records a commit in tables of the shop, in the transaction of the commit; an error undoes both. */
export type RecordCommit = (
  tx: Db,
  commit: Pick<CommitRecord, "committedAt" | "changes"> & { readonly authorName: string },
) => Promise<void>;

export type CommitDependencies = {
  readonly db: Db;
  readonly clock: Clock;
  /** Returns the ids that a query selects among all stored documents; used for patches and deletes by query. */
  readonly selectIds: (
    query: string,
    params: Readonly<Record<string, unknown>>,
  ) => Promise<Result<readonly string[], LakeFailure>>;
  readonly strongReferrersOf: (id: string) => readonly string[];
  readonly document: (id: string) => LakeDocument | undefined;
  /** Sequence number of the last commit that this process has read. */
  readonly lastSequence: number;
  readonly recordCommit: RecordCommit | undefined;
  /** Called after the database has committed and before the next commit begins. */
  readonly onCommitted: (commit: Commit) => void;
};

export type Committer = {
  readonly commit: (request: CommitRequest) => Promise<Result<Commit, LakeFailure>>;
  /** Plans a commit from the current documents while no other commit can run. */
  readonly commitPlanned: (
    plan: (read: ReadDocuments) => Promise<Result<CommitRequest, LakeFailure>>,
  ) => Promise<Result<Commit, LakeFailure>>;
  /** Reads commits that other servers have made on this database. */
  readonly syncRemoteCommits: () => Promise<void>;
  readonly settled: () => Promise<void>;
};

export type ReadDocuments = (ids: readonly string[]) => Promise<ReadonlyMap<string, LakeDocument>>;

/** Returns a Sanity transaction id of 22 characters. */
export function newTransactionId(): string {
  return randomBytes(16).toString("base64url");
}

/**
 * Commits run one at a time in one database transaction each. Patches apply to the latest documents, so edits of
 * different fields by two editors are both kept.
 */
export function createCommitter(dependencies: CommitDependencies): Committer {
  const { db, onCommitted } = dependencies;
  const turns = new SerialQueue();
  let seen = dependencies.lastSequence;
  const readMap: ReadDocuments = async (ids) => byId(await readDocuments(db, ids));

  /**
   * Applies commits of other servers before ours, in database order, so that older content does not overwrite newer.
   */
  const catchUp = async (before: number) => {
    for (const commit of await readRemoteCommits(db, { after: seen, before }, dependencies.document)) {
      onCommitted(commit);
      seen = commit.sequence;
    }
  };

  const commitNow = async (request: CommitRequest): Promise<Result<Commit, LakeFailure>> => {
    const written = await writeNow(dependencies, request);
    if (!written.ok || request.dryRun || written.value.changes.length === 0) return written;
    const { sequence } = written.value;
    if (sequence > seen + 1) await catchUp(sequence);
    seen = sequence;
    onCommitted(written.value);
    return written;
  };

  return {
    commit: (request) => turns.run(() => commitNow(request)),
    commitPlanned: (plan) =>
      turns.run(async () => {
        const request = await plan(readMap);
        return request.ok ? commitNow(request.value) : request;
      }),
    syncRemoteCommits: () => turns.run(() => catchUp(Number.MAX_SAFE_INTEGER)),
    settled: () => turns.settled(),
  };
}

async function writeNow(
  dependencies: CommitDependencies,
  request: CommitRequest,
): Promise<Result<Commit, LakeFailure>> {
  const targeted = await target(dependencies, request.mutations);
  if (!targeted.ok) return targeted;
  return dependencies.db.transaction(async (tx) => {
    await lockCommits(tx);
    return writePlanned(tx, dependencies, request, targeted.value);
  });
}

async function writePlanned(
  tx: Db,
  { clock, strongReferrersOf, recordCommit }: CommitDependencies,
  request: CommitRequest,
  mutations: readonly DocumentMutation[],
): Promise<Result<Commit, LakeFailure>> {
  const transactionId = request.transactionId ?? newTransactionId();
  if (request.transactionId && (await transactionExists(tx, transactionId))) {
    return err({ code: "transaction-exists", id: transactionId });
  }
  const committedAt = clock.now();
  const stamp = { transactionId, timestamp: committedAt.toISOString() };
  const current = byId(await readDocuments(tx, [...new Set(mutations.map(({ id }) => id))]));
  const planned = planChanges(current, mutations, stamp, request.writableTypes);
  if (!planned.ok) return planned;
  const { changes, results } = planned.value;
  const broken = request.skipsReferenceChecks
    ? undefined
    : await findBrokenReference(tx, changes, strongReferrersOf);
  if (broken) return err(broken);
  const outcome = { transactionId, author: request.author, timestamp: stamp.timestamp, changes, results };
  if (request.dryRun || changes.length === 0) return ok({ ...outcome, sequence: 0 });
  const sequence = await writeCommit(tx, { transactionId, author: request.author, committedAt, changes });
  if (request.authorName !== undefined)
    await recordCommit?.(tx, { authorName: request.authorName, committedAt, changes });
  return ok({ ...outcome, sequence });
}

/** Applies the mutations in order; later ones see the results of earlier ones. */
function planChanges(
  current: ReadonlyMap<string, LakeDocument>,
  mutations: readonly DocumentMutation[],
  stamp: { readonly transactionId: string; readonly timestamp: string },
  writableTypes: readonly string[] | undefined,
): Result<
  { readonly changes: readonly DocumentChange[]; readonly results: readonly MutationResult[] },
  LakeFailure
> {
  const changes = new Map<string, DocumentChange>();
  const results: MutationResult[] = [];
  for (const targeted of mutations) {
    const { id, mutation } = targeted;
    const sofar = changes.get(id);
    const before = current.get(id) ?? null;
    const now = sofar ? sofar.after : before;
    const forbidden = findForbiddenWrite(now, writableTypes);
    if (forbidden) return err(forbidden);
    const applied = applyMutation(now, targeted, stamp);
    if (!applied.ok) return applied;
    const forbiddenResult = findForbiddenWrite(applied.value, writableTypes);
    if (forbiddenResult) return err(forbiddenResult);
    results.push({ id, operation: operationOf(now, applied.value), document: applied.value });
    if (applied.value === now) continue;
    changes.set(id, { id, before, after: applied.value, mutations: [...(sofar?.mutations ?? []), mutation] });
  }
  const visible = [...changes.values()].filter(({ before, after }) => before !== null || after !== null);
  return ok({ changes: visible, results });
}

function operationOf(before: LakeDocument | null, after: LakeDocument | null): MutationResult["operation"] {
  if (before === after) return "none";
  if (!after) return "delete";
  return before ? "update" : "create";
}

/** All changes of a transaction are held in memory until they are written. */
const changeLimit = 20_000;

/** Expands mutations to one document each: resolves queries and id lists, and generates missing ids. */
async function target(
  { selectIds }: CommitDependencies,
  mutations: readonly Mutation[],
): Promise<Result<readonly DocumentMutation[], LakeFailure>> {
  const targeted: DocumentMutation[] = [];
  for (const mutation of mutations) {
    const ids = await idsOf(mutation, selectIds);
    if (!ids.ok) return ids;
    for (const id of ids.value) targeted.push({ id, mutation: aimedAt(mutation, id) });
    if (targeted.length > changeLimit) {
      const description = `A transaction changes at most ${changeLimit} documents`;
      return err({ code: "invalid-mutation", description });
    }
  }
  return ok(targeted);
}

async function idsOf(
  mutation: Mutation,
  selectIds: CommitDependencies["selectIds"],
): Promise<Result<readonly string[], LakeFailure>> {
  if ("create" in mutation) return ok([completeId(mutation.create._id)]);
  if ("createIfNotExists" in mutation) return ok([completeId(mutation.createIfNotExists._id)]);
  if ("createOrReplace" in mutation) return ok([completeId(mutation.createOrReplace._id)]);
  const { id, query, params } = "patch" in mutation ? mutation.patch : mutation.delete;
  if (query) return selectIds(query, params ?? {});
  if (id === undefined)
    return err({ code: "invalid-mutation", description: "a mutation needs an id or a query" });
  return ok(typeof id === "string" ? [id] : id);
}

/** Like Sanity, generates a missing id and completes an id that ends in a dot ('drafts.'). */
function completeId(id: string | undefined): string {
  if (!id) return randomUUID();
  return id.endsWith(".") ? id + randomUUID() : id;
}

function aimedAt(mutation: Mutation, id: string): Mutation {
  if ("patch" in mutation) {
    const { query: _query, params: _params, ...patch } = mutation.patch;
    return { patch: { ...patch, id } };
  }
  return "delete" in mutation ? { delete: { id } } : mutation;
}

function byId(documents: readonly LakeDocument[]): ReadonlyMap<string, LakeDocument> {
  return new Map(documents.map((document) => [document._id, document]));
}
