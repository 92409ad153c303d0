import { mkdirSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { buildOnce } from "#tests/support/database/build-once";
import { generateCatalog } from "../scripts/content/generate-catalog";
import { catalogRequests, measureCatalog } from "./pages/measure-catalog";

// Sends the same requests to a shop with 60 styles and to one with BENCH_STYLES (10,000), one after the other.
const few = 60;
const many = Number(process.env.BENCH_STYLES ?? 10_000);
/** The limit for each duration with 10,000 styles, as a multiple of the one with 60. */
const maxFactor = 3;

const loadAtStart = loadavg()[0];
const small = await measureCatalog(await createCatalog(few));
const large = await measureCatalog(await createCatalog(many));
const table = Object.fromEntries(
  catalogRequests.map((name) => [
    name,
    { [few]: small[name], [many]: large[name], times: Number((large[name] / small[name]).toFixed(2)) },
  ]),
);
console.table(table);

const result = {
  date: new Date().toISOString().slice(0, 10),
  node: process.versions.node,
  processors: `${cpus().length} × ${cpus()[0]?.model ?? "unknown"}`,
  loadAtStart,
  loadAtEnd: loadavg()[0],
  styles: [few, many],
  figures: table,
};
mkdirSync("bench/results", { recursive: true });
const file = `bench/results/catalog-${result.date}.json`;
writeFileSync(file, `${JSON.stringify(result, null, 2)}\n`);
console.log(`\nWritten to ${file}`);
// A sitemap grows with the catalog, and the shop sends it in chunks.
const slow = Object.entries(table).filter(([name, { times }]) => name !== "sitemap" && times > maxFactor);
for (const [name, { times }] of slow)
  console.error(`${name}: ${times} times as much, ${maxFactor} are allowed`);
process.exitCode = slow.length > 0 ? 1 : 0;

/** Returns a data directory with that many styles, which is created once. */
async function createCatalog(count: number): Promise<string> {
  return buildOnce(
    `catalog-${count}`,
    ["packages/demo-content", "db", "packages/content-lake/src/commits", "scripts"],
    async (path) => {
      await generateCatalog(path, count, () => undefined);
    },
  );
}
