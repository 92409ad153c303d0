import { or, sql } from "drizzle-orm";
import type { Db } from "../database";
import { listSearchPrefixes } from "../documents/search-tokens";
import { lakeDocuments } from "../tables";
import type { GroqRequest, SearchCandidates } from "./query-protocol";

/** With more documents than this, testing their texts is faster than reading their ids. */
const maxCandidates = 2_000;

/** Returns the candidates for each pattern that the query matches texts with. */
export async function findSearchCandidates(
  db: Db,
  { query, params }: Pick<GroqRequest, "query" | "params">,
): Promise<SearchCandidates> {
  const names = [...query.matchAll(/ match \$(\w+)/g)].map(([, name = ""]) => name);
  const patterns = [...new Set(names)]
    .map((name) => params[name])
    .filter((value) => typeof value === "string");
  const candidates = new Map<string, ReadonlySet<string>>();
  for (const pattern of patterns) {
    const ids = await findCandidates(db, pattern);
    if (ids) candidates.set(pattern, ids);
  }
  return candidates;
}

/**
 * Returns the ids of all documents with a text that can match the pattern; null when the index of words cannot narrow the
 * search.
 */
async function findCandidates(db: Db, pattern: string): Promise<ReadonlySet<string> | null> {
  const prefixes = listSearchPrefixes(pattern);
  if (prefixes.length === 0) return null;
  const { id, revision, wordsRevision } = lakeDocuments;
  const query = prefixes.map((prefix) => `'${prefix.replaceAll("'", "''")}':*`).join(" & ");
  const rows = await db
    .select({ id })
    .from(lakeDocuments)
    // A document whose words are missing or outdated can match every pattern.
    .where(
      or(
        sql`${lakeDocuments.words} @@ ${query}::tsquery`,
        sql`${wordsRevision} is distinct from ${revision}`,
      ),
    )
    .limit(maxCandidates + 1);
  return rows.length > maxCandidates ? null : new Set(rows.map((row) => row.id));
}
