import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { startShop } from "#tests/support/shop/shop";
import { measurePricing } from "./forms/measure-pricing";
import { measureSubmissions } from "./forms/measure-submissions";
import { measureUploads } from "./forms/measure-uploads";

// Submissions for BENCH_SECONDS (10), then BENCH_UPLOADS (200) concurrent files of 2 MB, then prices.
const seconds = Number(process.env.BENCH_SECONDS ?? 10);
const many = Number(process.env.BENCH_UPLOADS ?? 200);

const loadAtStart = loadavg()[0];
// Each visitor sends a separate client IP in a proxy header.
const shop = await startShop({ settings: { TRUSTED_PROXIES: "loopback" } });
const { pid }: { pid: number } = JSON.parse(readFileSync(join(shop.dataDir, "shop.lock"), "utf8"));
const uploaded = await measureUploads(shop.url, pid, many);
const stored = await measureSubmissions(shop.url, seconds);
await shop.stop();

const result = {
  date: new Date().toISOString().slice(0, 10),
  node: process.versions.node,
  processors: `${cpus().length} × ${cpus()[0]?.model ?? "unknown"}`,
  loadAtStart,
  loadAtEnd: loadavg()[0],
  submissions: stored,
  uploads: uploaded,
  pricing: await measurePricing(),
};
console.log(JSON.stringify(result, null, 2));
mkdirSync("bench/results", { recursive: true });
const file = `bench/results/forms-${result.date}.json`;
writeFileSync(file, `${JSON.stringify(result, null, 2)}\n`);
console.log(`\nWritten to ${file}`);
const isBounded = !(uploaded.addedMegabytes > uploaded.boundMegabytes);
if (!isBounded)
  console.error(`${uploaded.addedMegabytes} MB for uploads, of ${uploaded.boundMegabytes} allowed`);
process.exitCode = isBounded && uploaded.refused === 0 && stored.refused === 0 ? 0 : 1;
