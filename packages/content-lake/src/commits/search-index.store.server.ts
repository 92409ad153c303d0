import { and, asc, eq, gt, sql } from "drizzle-orm";
import type { Db } from "../database";
import { documentSchema, type LakeDocument } from "../documents/document";
import { listSearchTokens } from "../documents/search-tokens";
import { lakeDocuments } from "../tables";

/** While a batch is indexed, its documents are in memory twice. */
const documentsAtOnce = 50;

/** Returns the columns of the search index for a document. */
export function toSearchColumns(document: LakeDocument) {
  const tokens = listSearchTokens(document);
  if (tokens === null) return { words: null, wordsRevision: null };
  // No token has a space.
  return {
    words: sql`array_to_tsvector(string_to_array(${tokens.join(" ")}, ' '))`,
    wordsRevision: document._rev,
  };
}

/** Indexes the words of documents that a version of the shop without this index has written. Returns their number. */
export async function indexMissingWords(db: Db): Promise<number> {
  const { id, revision, content, wordsRevision } = lakeDocuments;
  let indexed = 0;
  let after = "";
  for (;;) {
    const rows = await db
      .select({ id, revision, content })
      .from(lakeDocuments)
      .where(and(gt(id, after), sql`${wordsRevision} is distinct from ${revision}`))
      .orderBy(asc(id))
      .limit(documentsAtOnce);
    for (const row of rows)
      await db
        .update(lakeDocuments)
        .set(toSearchColumns(documentSchema.parse(row.content)))
        .where(and(eq(id, row.id), eq(revision, row.revision)));
    indexed += rows.length;
    after = rows.at(-1)?.id ?? after;
    if (rows.length < documentsAtOnce) return indexed;
  }
}
