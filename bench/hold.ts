import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { findPostgres, startPostgres } from "#tests/support/database/postgres";
import { buildIfStale, launchShop, type Shop, startShop } from "#tests/support/shop/shop";
import { paths } from "~/kernel/paths";
import { memoryThrough } from "./load/memory";
import { overload } from "./load/overload";
import { generator } from "./load/socket-load";

// `npm run bench:hold [overload|memory|postgres]`: measures how a flood of renders affects other requests, and the
// shop's memory during a million requests, with PGlite and Postgres. It takes some minutes on an idle machine.
const stylePage = paths.style("jsi-cabinetry", "trnv");
const wanted = process.argv.slice(2);
const isWanted = (part: string) => wanted.length === 0 || wanted.includes(part);
const trusting = { TRUSTED_PROXIES: "loopback" };

const result: Record<string, unknown> = {
  date: new Date().toISOString(),
  node: process.versions.node,
  generator,
};
if (isWanted("overload")) await measured("overload", () => withPglite((shop) => overload(shop, stylePage)));
if (isWanted("memory")) await measured("memory, PGlite (at most 600)", () => withPglite(remembering));
if (isWanted("memory") || isWanted("postgres"))
  await measured("memory, Postgres (at most 400)", () => onPostgres(remembering));
mkdirSync("bench/results", { recursive: true });
writeFileSync(
  `bench/results/hold-${String(result.date).slice(0, 10)}.json`,
  `${JSON.stringify(result, null, 2)}\n`,
);

/** Every result includes the machine's load before and after, because results on a busy machine are unreliable. */
async function measured(name: string, work: () => Promise<unknown>): Promise<void> {
  const before = loadavg()[0]?.toFixed(1);
  const figures = await work();
  const load = `${before} → ${loadavg()[0]?.toFixed(1)}`;
  result[name] = { load, figures };
  console.log(`\n${name} (load ${load}, asked by ${generator})\n${JSON.stringify(figures, null, 2)}`);
}

function remembering(shop: Shop) {
  const { pid }: { pid: number } = JSON.parse(readFileSync(join(shop.dataDir, "shop.lock"), "utf8"));
  return memoryThrough({ url: shop.url, pid }, stylePage);
}

async function withPglite<T>(work: (shop: Shop) => Promise<T>): Promise<T> {
  const shop = await startShop({ settings: trusting });
  try {
    return await work(shop);
  } finally {
    await shop.stop();
  }
}

async function onPostgres<T>(work: (shop: Shop) => Promise<T>): Promise<T | string> {
  const bin = findPostgres();
  if (!bin) return "no Postgres on this machine";
  const server = await startPostgres(bin);
  const dataDir = mkdtempSync(join(tmpdir(), "shop-bench-"));
  buildIfStale();
  const shop = await launchShop(dataDir, { dataDir, settings: { ...trusting, DATABASE_URL: server.url } });
  try {
    return await work(shop);
  } finally {
    await shop.stop();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
