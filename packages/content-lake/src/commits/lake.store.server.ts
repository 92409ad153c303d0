import { and, asc, desc, eq, exists, gt, inArray, isNotNull, like, lt, lte, sql } from "drizzle-orm";
import { type AnyPgColumn, alias } from "drizzle-orm/pg-core";
import { type Db, notifyChannel } from "../database";
import { documentSchema, isDocument, type LakeDocument } from "../documents/document";
import { lakeDocuments, lakeRevisions, lakeTransactions } from "../tables";
import type { Mutation } from "./mutations";
import { toSearchColumns } from "./search-index.store.server";

export type DocumentChange = {
  readonly id: string;
  readonly before: LakeDocument | null;
  readonly after: LakeDocument | null;
  readonly mutations: readonly Mutation[];
};

export type CommitRecord = {
  readonly transactionId: string;
  readonly author: string;
  readonly committedAt: Date;
  readonly changes: readonly DocumentChange[];
};

/** 'lake' in ASCII. The advisory lock serializes commits across processes on one Postgres. */
const commitLock = 0x6c616b65;

export async function lockCommits(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${commitLock})`);
}

/** While a batch is read, its rows are in memory twice. */
const readAtOnce = 500;

/** Reads all documents, ordered by id. */
export async function readAllDocuments(db: Db): Promise<readonly LakeDocument[]> {
  const documents: LakeDocument[] = [];
  let after = "";
  for (;;) {
    const rows = await db
      .select({ id: lakeDocuments.id, content: lakeDocuments.content })
      .from(lakeDocuments)
      .where(gt(lakeDocuments.id, after))
      .orderBy(asc(lakeDocuments.id))
      .limit(readAtOnce);
    documents.push(...rows.map(({ content }) => documentIn(content)));
    after = rows.at(-1)?.id ?? after;
    if (rows.length < readAtOnce) return documents;
  }
}

/** Returns the content itself, not zod's copy: the copy takes some 1,300 bytes more per style. */
function documentIn(content: unknown): LakeDocument {
  if (isDocument(content)) return content;
  throw new Error("what is stored is no document");
}

export async function readDocuments(db: Db, ids: readonly string[]): Promise<readonly LakeDocument[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ content: lakeDocuments.content })
    .from(lakeDocuments)
    .where(inArray(lakeDocuments.id, [...ids]));
  return rows.map((row) => documentSchema.parse(row.content));
}

/** Returns those of the ids that documents have. */
export async function findExistingIds(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (const part of chunks(ids, 1_000)) {
    const rows = await db
      .select({ id: lakeDocuments.id })
      .from(lakeDocuments)
      .where(inArray(lakeDocuments.id, part));
    for (const { id } of rows) found.add(id);
  }
  return found;
}

export async function readLatestSequence(db: Db): Promise<number> {
  const [row] = await db
    .select({ sequence: lakeTransactions.sequence })
    .from(lakeTransactions)
    .orderBy(desc(lakeTransactions.sequence))
    .limit(1);
  return row?.sequence ?? 0;
}

export async function transactionExists(db: Db, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: lakeTransactions.id })
    .from(lakeTransactions)
    .where(eq(lakeTransactions.id, id));
  return rows.length > 0;
}

/** Returns all ids that the lake has ever used, including those of deleted documents. */
export async function listEverUsedIds(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db.selectDistinct({ id: lakeRevisions.documentId }).from(lakeRevisions);
  return new Set(rows.map((row) => row.id));
}

/** Writes documents, transaction and revisions; returns the transaction's sequence number. */
export async function writeCommit(tx: Db, commit: CommitRecord): Promise<number> {
  const [row] = await tx
    .insert(lakeTransactions)
    .values({ id: commit.transactionId, author: commit.author, committedAt: commit.committedAt })
    .returning({ sequence: lakeTransactions.sequence });
  if (!row) throw new Error("the database returned no sequence for a commit");
  const rows = commit.changes.map((change, position) => ({
    sequence: row.sequence,
    position,
    documentId: change.id,
    mutations: change.mutations,
    content: change.after,
  }));
  for (const part of chunks(rows)) await tx.insert(lakeRevisions).values(part);
  await upsertDocuments(
    tx,
    commit.changes.flatMap((change) => change.after ?? []),
    commit.committedAt,
  );
  await deleteDocuments(
    tx,
    commit.changes.filter((change) => !change.after).map((change) => change.id),
  );
  await notifyChannel(tx, commitChannel);
  return row.sequence;
}

/** Postgres channel that notifies servers about commits of other servers. */
export const commitChannel = "lake_commits";

async function upsertDocuments(tx: Db, documents: readonly LakeDocument[], updatedAt: Date): Promise<void> {
  for (const part of chunks(documents)) {
    await tx
      .insert(lakeDocuments)
      .values(
        part.map((document) => ({
          id: document._id,
          type: document._type,
          revision: document._rev,
          content: document,
          updatedAt,
          ...toSearchColumns(document),
        })),
      )
      .onConflictDoUpdate({
        target: lakeDocuments.id,
        set: {
          type: sql`excluded.type`,
          revision: sql`excluded.revision`,
          content: sql`excluded.content`,
          updatedAt: sql`excluded.updated_at`,
          words: sql`excluded.words`,
          wordsRevision: sql`excluded.words_revision`,
        },
      });
  }
}

async function deleteDocuments(tx: Db, ids: readonly string[]): Promise<void> {
  for (const part of chunks(ids)) await tx.delete(lakeDocuments).where(inArray(lakeDocuments.id, part));
}

/** Postgres allows at most 65,535 parameters in one statement. */
function chunks<T>(items: readonly T[], size = 200): readonly T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, i) =>
    items.slice(i * size, (i + 1) * size),
  );
}

export type Revision = {
  readonly documentId: string;
  readonly transactionId: string;
  readonly author: string;
  readonly committedAt: Date;
  readonly mutations: unknown;
  readonly content: unknown;
};

/** Reads all revisions of these documents, oldest first. */
export async function readRevisions(db: Db, documentIds: readonly string[]): Promise<readonly Revision[]> {
  if (documentIds.length === 0) return [];
  return db
    .select({
      documentId: lakeRevisions.documentId,
      transactionId: lakeTransactions.id,
      author: lakeTransactions.author,
      committedAt: lakeTransactions.committedAt,
      mutations: lakeRevisions.mutations,
      content: lakeRevisions.content,
    })
    .from(lakeRevisions)
    .innerJoin(lakeTransactions, eq(lakeTransactions.sequence, lakeRevisions.sequence))
    .where(inArray(lakeRevisions.documentId, [...documentIds]))
    .orderBy(asc(lakeRevisions.sequence), asc(lakeRevisions.position));
}

/** Reads a document as it was at a point in time; undefined when it did not exist then. */
export async function readDocumentAt(db: Db, id: string, moment: Date): Promise<LakeDocument | undefined> {
  const [row] = await db
    .select({ content: lakeRevisions.content })
    .from(lakeRevisions)
    .innerJoin(lakeTransactions, eq(lakeTransactions.sequence, lakeRevisions.sequence))
    .where(and(eq(lakeRevisions.documentId, id), lte(lakeTransactions.committedAt, moment)))
    .orderBy(desc(lakeRevisions.sequence))
    .limit(1);
  return row?.content ? documentSchema.parse(row.content) : undefined;
}

/**
 * Deletes draft revisions older than `before`, except the last one of each hour. Keeps published revisions and draft
 * deletions, which tell a publish from an edit. Returns the number of deleted rows.
 */
export async function pruneDraftHistory(db: Db, before: Date): Promise<number> {
  const later = alias(lakeRevisions, "later");
  const laterAt = alias(lakeTransactions, "later_at");
  const hourOf = (time: AnyPgColumn) => sql`date_trunc('hour', ${time})`;
  const laterInTheHour = db
    .select({ sequence: later.sequence })
    .from(later)
    .innerJoin(laterAt, eq(laterAt.sequence, later.sequence))
    .where(
      and(
        eq(later.documentId, lakeRevisions.documentId),
        gt(later.sequence, lakeRevisions.sequence),
        isNotNull(later.content),
        eq(hourOf(laterAt.committedAt), hourOf(lakeTransactions.committedAt)),
      ),
    );
  const superseded = db
    .select({ sequence: lakeTransactions.sequence })
    .from(lakeTransactions)
    .where(
      and(
        eq(lakeTransactions.sequence, lakeRevisions.sequence),
        lt(lakeTransactions.committedAt, before),
        exists(laterInTheHour),
      ),
    );
  const removed = await db
    .delete(lakeRevisions)
    .where(
      and(like(lakeRevisions.documentId, "drafts.%"), isNotNull(lakeRevisions.content), exists(superseded)),
    )
    .returning({ sequence: lakeRevisions.sequence });
  return removed.length;
}
