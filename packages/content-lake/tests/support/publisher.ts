import { isDeepStrictEqual } from "node:util";
import { openDatabase } from "#db/client.server";
import { planActionMutations } from "../../src/commits/actions";
import { readAllDocuments, readRevisions } from "../../src/commits/lake.store.server";
import type { LakeDocument } from "../../src/documents/document";
import { type LakeCore, openLake } from "../../src/lake";
import { ok } from "../../src/result";

// A process for the kill test: publishes two documents repeatedly and prints each number after its commit.

const [dataDir = "", migrations = ""] = process.argv.slice(2);
const log = { info: () => undefined, warn: () => undefined, error: console.error };
const filler = "Dovetailed drawers, plywood boxes, soft-close hinges. ".repeat(200);
const pair = ["note-a", "note-b"] as const;

const database = await openDatabase({ kind: "directory", path: `${dataDir}/database` }, migrations);
const clock = { now: () => new Date() };
const lake = await openLake({
  db: database.db,
  dataDir,
  clock,
  log,
  stegaFields: undefined,
  recordCommit: undefined,
});

await verify();
const kept = numberOf(lake.findDocument("note-a"));
say(`opened ${kept}`);
for (let n = kept + 1; ; n += 1) {
  await publish(lake, n);
  say(`kept ${n}`);
  const seen = await publishedNumbers();
  if (seen.some((number) => number !== n)) broken(`the published view shows ${seen} after ${n}`);
}

async function publish(target: LakeCore, n: number): Promise<void> {
  await commit(
    target,
    pair.map((id) => ({
      actionType: "sanity.action.document.replaceDraft" as const,
      attributes: { _id: `drafts.${id}`, _type: "note", n, copy: n, filler },
    })),
  );
  await commit(
    target,
    pair.map((id) => ({
      actionType: "sanity.action.document.publish" as const,
      draftId: `drafts.${id}`,
      publishedId: id,
    })),
  );
}

async function commit(target: LakeCore, actions: Parameters<typeof planActionMutations>[0]): Promise<void> {
  const committed = await target.commitPlanned(async (read) => {
    const planned = await planActionMutations(actions, read);
    return planned.ok ? ok({ mutations: planned.value, author: "publisher" }) : planned;
  });
  if (!committed.ok) broken(JSON.stringify(committed.failure));
}

/** Checks after a crash that documents are complete and that the pair, the history and the published view match. */
async function verify(): Promise<void> {
  const stored = await readAllDocuments(database.db);
  for (const document of stored) {
    if (document.n !== document.copy) broken(`${document._id} is half old, half new`);
    if (document.filler !== filler) broken(`${document._id} lost its text`);
  }
  const [a, b] = pair.map((id) => numberOf(stored.find(({ _id }) => _id === id)));
  if (a !== b) broken(`one of a pair was published without the other: ${a}, ${b}`);
  const seen = await publishedNumbers();
  if (seen.some((number) => number !== a)) broken(`the published view shows ${seen}, the documents ${a}`);
  const revisions = await readRevisions(
    database.db,
    pair.flatMap((id) => [id, `drafts.${id}`]),
  );
  const latest = new Map(revisions.map(({ documentId, content }) => [documentId, content]));
  for (const [id, content] of latest) {
    const now = stored.find(({ _id }) => _id === id) ?? null;
    if (!isDeepStrictEqual(content, now)) broken(`history and document ${id} differ`);
  }
}

async function publishedNumbers(): Promise<readonly number[]> {
  const answer = await lake.query({
    query: '*[_type == "note"] | order(_id) .n',
    params: {},
    perspective: "published",
    identity: "publisher",
  });
  if (!answer.ok) return broken(JSON.stringify(answer.failure));
  const numbers: unknown = JSON.parse(answer.value);
  return Array.isArray(numbers) ? numbers.map(Number) : [];
}

function numberOf(document: LakeDocument | undefined): number {
  return typeof document?.n === "number" ? document.n : 0;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function broken(what: string): never {
  process.stdout.write(`broken ${what}\n`);
  process.exit(1);
}
