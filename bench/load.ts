import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { findPostgres, startPostgres } from "#tests/support/database/postgres";
import { buildIfStale, launchShop, type Shop, startShop } from "#tests/support/shop/shop";
import { paths } from "~/kernel/paths";
import { measureMemory } from "./load/measure-memory";
import { measureOverload } from "./load/measure-overload";
import { generator } from "./load/socket-load";

// `npm run bench -- load [overload|memory|postgres]`: measures how a flood of renders affects other requests, and the
// shop's memory during a million requests, with PGlite and Postgres. It takes some minutes on an idle machine.
const stylePage = paths.style("jsi-cabinetry", "trnv");
const requestedParts = process.argv.slice(3);
const isRequested = (part: string) => requestedParts.length === 0 || requestedParts.includes(part);
const proxySettings = { TRUSTED_PROXIES: "loopback" };

const result: Record<string, unknown> = {
  date: new Date().toISOString(),
  node: process.versions.node,
  generator,
};
if (isRequested("overload"))
  await measure("overload", () => withPglite((shop) => measureOverload(shop, stylePage)));
if (isRequested("memory")) await measure("memory, PGlite (at most 600)", () => withPglite(measureShopMemory));
if (isRequested("memory") || isRequested("postgres"))
  await measure("memory, Postgres (at most 400)", () => withPostgres(measureShopMemory));
mkdirSync("bench/results", { recursive: true });
writeFileSync(
  `bench/results/load-${String(result.date).slice(0, 10)}.json`,
  `${JSON.stringify(result, null, 2)}\n`,
);

/** Every result includes the machine's load before and after, because results on a busy machine are unreliable. */
async function measure(name: string, work: () => Promise<unknown>): Promise<void> {
  const before = loadavg()[0]?.toFixed(1);
  const figures = await work();
  const load = `${before} → ${loadavg()[0]?.toFixed(1)}`;
  result[name] = { load, figures };
  console.log(`\n${name} (load ${load}, requests by ${generator})\n${JSON.stringify(figures, null, 2)}`);
}

function measureShopMemory(shop: Shop) {
  const { pid }: { pid: number } = JSON.parse(readFileSync(join(shop.dataDir, "shop.lock"), "utf8"));
  return measureMemory({ url: shop.url, pid }, stylePage);
}

async function withPglite<T>(work: (shop: Shop) => Promise<T>): Promise<T> {
  const shop = await startShop({ settings: proxySettings });
  try {
    return await work(shop);
  } finally {
    await shop.stop();
  }
}

async function withPostgres<T>(work: (shop: Shop) => Promise<T>): Promise<T | string> {
  const bin = findPostgres();
  if (!bin) return "no Postgres on this machine";
  const server = await startPostgres(bin);
  const dataDir = mkdtempSync(join(tmpdir(), "shop-bench-"));
  buildIfStale();
  const shop = await launchShop(dataDir, {
    dataDir,
    settings: { ...proxySettings, DATABASE_URL: server.url },
  });
  try {
    return await work(shop);
  } finally {
    await shop.stop();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
