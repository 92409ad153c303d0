import { and, asc, eq, gt, lt } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "../database";
import { documentSchema, type LakeDocument } from "../documents/document";
import { lakeRevisions, lakeTransactions } from "../tables";
import type { DocumentChange } from "./lake.store.server";
import { mutationSchema } from "./mutations";

/** A commit made by another server; its mutation results are not stored. */
export type RemoteCommit = {
  readonly transactionId: string;
  readonly sequence: number;
  readonly author: string;
  readonly timestamp: string;
  readonly changes: readonly DocumentChange[];
  readonly results: readonly never[];
};

/**
 * Reads the commits between two sequence numbers, in order. Commits are serialized, so none can appear in between
 * later. `document` returns the version that this process has.
 */
export async function readRemoteCommits(
  db: Db,
  { after, before }: { readonly after: number; readonly before: number },
  document: (id: string) => LakeDocument | undefined,
): Promise<readonly RemoteCommit[]> {
  const rows = await db
    .select({
      sequence: lakeTransactions.sequence,
      transactionId: lakeTransactions.id,
      author: lakeTransactions.author,
      committedAt: lakeTransactions.committedAt,
      id: lakeRevisions.documentId,
      mutations: lakeRevisions.mutations,
      content: lakeRevisions.content,
    })
    .from(lakeTransactions)
    .innerJoin(lakeRevisions, eq(lakeRevisions.sequence, lakeTransactions.sequence))
    .where(and(gt(lakeTransactions.sequence, after), lt(lakeTransactions.sequence, before)))
    .orderBy(asc(lakeTransactions.sequence), asc(lakeRevisions.position));
  const commits = new Map<number, RemoteCommit>();
  const latest = new Map<string, LakeDocument | null>();
  for (const { id, mutations, content, sequence, transactionId, author, committedAt } of rows) {
    const known = latest.get(id);
    const change = {
      id,
      before: known === undefined ? (document(id) ?? null) : known,
      after: content === null ? null : documentSchema.parse(content),
      mutations: z.array(mutationSchema).parse(mutations),
    };
    latest.set(id, change.after);
    const changes = [...(commits.get(sequence)?.changes ?? []), change];
    const timestamp = committedAt.toISOString();
    commits.set(sequence, { sequence, transactionId, author, timestamp, changes, results: [] });
  }
  return [...commits.values()];
}
