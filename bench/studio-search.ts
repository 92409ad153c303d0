import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { describeFailure, type LakeCore, openLake, seedLake } from "@stile-and-rail/content-lake";
import { type DatabaseLocation, openDatabase } from "#db/client.server";
import { findPostgres, startPostgres } from "#tests/support/database/postgres";
import searches from "#tests/support/studio/recorded-searches.json";
import { systemClock } from "~/kernel/time/clock";
import { generateStyles } from "../scripts/content/many-styles";
import { median } from "./load/measure-load";

// The searches that the Studio sends, among the demo content and among BENCH_DOCUMENTS (330,3300,10000) documents.
const counts = (process.env.BENCH_DOCUMENTS ?? "330,3300,10000").split(",").map(Number);
/** The limit in milliseconds for each search, by the number of documents. */
const limitOf = (count: number) => (count <= 330 ? 1_000 : 2_000);
const repeats = 5;
const documentsPerCommit = 250;

type Search = { readonly name: string; readonly recording: keyof typeof searches; readonly terms: string };
const measured: readonly Search[] = [
  { name: "common word", recording: "one word", terms: "cabinet" },
  { name: "two common words", recording: "two words", terms: "kitchen cabinet" },
  { name: "rare word", recording: "one word", terms: "glazed" },
  { name: "no result", recording: "one word", terms: "zebrawood" },
  { name: "reference field", recording: "reference field", terms: "trenton" },
  { name: "list", recording: "list", terms: "" },
  { name: "search in a list", recording: "search in a list", terms: "trenton" },
];

const warmUp: Search = { name: "warm-up", recording: "one word", terms: "warm" };

type Figure = {
  readonly first: number;
  readonly median: number;
  readonly found: number;
  readonly fault?: string;
};

const loadAtStart = loadavg()[0];
const folder = mkdtempSync(join(tmpdir(), "bench-search-"));
const bin = findPostgres();
const postgres = bin ? await startPostgres(bin) : null;
const figures: Record<string, Record<string, Figure>> = {};
// The threads of the lake do not keep the process running.
const keepRunning = setInterval(() => undefined, 60_000);
try {
  for (const count of counts) {
    figures[`PGlite, ${count}`] = await measureAt(
      { kind: "directory", path: join(folder, `${count}`) },
      count,
    );
    if (postgres)
      figures[`Postgres, ${count}`] = await measureAt(await createDatabase(postgres.url, count), count);
  }
} finally {
  clearInterval(keepRunning);
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}
const result = {
  date: new Date().toISOString().slice(0, 10),
  node: process.versions.node,
  processors: `${cpus().length} × ${cpus()[0]?.model ?? "unknown"}`,
  loadAtStart,
  loadAtEnd: loadavg()[0],
  milliseconds: figures,
};
mkdirSync("bench/results", { recursive: true });
const file = `bench/results/studio-search-${result.date}.json`;
writeFileSync(file, `${JSON.stringify(result, null, 2)}\n`);
console.log(`\nWritten to ${file}`);
for (const [database, byName] of Object.entries(figures)) {
  const limit = limitOf(Number(database.split(" ")[1]));
  for (const [name, { first, fault }] of Object.entries(byName)) {
    if (fault === undefined && first <= limit) continue;
    console.error(`${database}, ${name}: ${fault ?? `${first} ms, ${limit} are allowed`}`);
    process.exitCode = 1;
  }
}

async function measureAt(location: DatabaseLocation, count: number): Promise<Record<string, Figure>> {
  const database = await openDatabase(location);
  const lake = await openLake({
    db: database.db,
    dataDir: folder,
    clock: systemClock,
    log: { info: () => undefined, warn: console.warn, error: console.error },
    stegaFields: undefined,
    recordCommit: undefined,
  });
  try {
    await fill(lake, count);
    const rows: Record<string, Figure> = {};
    // The Studio has opened its lists before an editor searches, so the thread of its queries runs.
    await runSearch(lake, warmUp, 0);
    for (const search of measured) rows[search.name] = await measure(lake, search);
    console.log(`${location.kind}, ${countContent(lake)} documents`);
    console.table(rows);
    return rows;
  } finally {
    await lake.close();
    await database.close();
  }
}

/** Adds copies of the demo styles until the lake has `count` documents. */
async function fill(lake: LakeCore, count: number): Promise<void> {
  const seeded = await seedLake(lake, "packages/demo-content");
  if (!seeded.ok) throw new Error(describeFailure(seeded.failure));
  const models = lake.listDocuments().filter(({ _type }) => _type === "style");
  const missing = Math.max(0, count - countContent(lake));
  const styles = [...generateStyles(models, models.length + missing)];
  for (let done = 0; done < styles.length; done += documentsPerCommit) {
    const mutations = styles.slice(done, done + documentsPerCommit).map((create) => ({ create }));
    const committed = await lake.commit({ mutations, author: "seed", skipsReferenceChecks: true });
    if (!committed.ok) throw new Error(describeFailure(committed.failure));
  }
}

/** Counts documents without pictures and files, which the Studio does not search. */
function countContent(lake: LakeCore): number {
  return lake.listDocuments().filter(({ _type }) => !_type.startsWith("sanity.")).length;
}

/** The first run is of a query that the lake has not seen; the others have another word and miss the cache, too. */
async function measure(lake: LakeCore, search: Search): Promise<Figure> {
  const first = await runSearch(lake, search, 0);
  const times = [];
  for (let repeat = 1; repeat <= repeats; repeat += 1) times.push((await runSearch(lake, search, repeat)).ms);
  return { ...first, first: first.ms, median: median(times) };
}

async function runSearch(lake: LakeCore, { recording, terms }: Search, repeat: number) {
  const { query, params, perspective } = searches[recording];
  const patterns = terms.split(" ").map((word, index) => [`t${index}`, `${word}*`] as const);
  const startedAt = performance.now();
  const answer = await lake.query({
    // A comment makes a query that is not in the cache.
    query: `// ${repeat}\n${query}`,
    params: { ...params, ...(terms === "" ? {} : Object.fromEntries(patterns)) },
    perspective: Array.isArray(perspective) ? perspective : "raw",
    identity: "editor",
  });
  const ms = Math.round(performance.now() - startedAt);
  if (!answer.ok) return { ms, found: 0, fault: describeFailure(answer.failure) };
  const hits: unknown = JSON.parse(answer.value);
  return { ms, found: Array.isArray(hits) ? hits.length : 0 };
}

async function createDatabase(url: string, count: number): Promise<DatabaseLocation> {
  const name = `search_${count}`;
  const server = await openDatabase({ kind: "server", url }, null);
  await server.db.execute(`create database ${name}`);
  await server.close();
  return { kind: "server", url: Object.assign(new URL(url), { pathname: `/${name}` }).href };
}
