import { fork } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { startShop } from "#tests/support/shop/shop";
import { createPreviewCookies } from "~/edge/pages/preview.server";
import { paths } from "~/kernel/paths";
import { generator, load, median, type Round, type Target } from "./load/load";
import { residentMegabytes } from "./load/memory";
import { pageBytes } from "./pages/page-bytes";
import { publishToVisible } from "./pages/publish-to-visible";

// Compares the production server on the demo content with plain node:http that sends the same bytes.
const stylePage = paths.style("jsi-cabinetry", "trnv");
const styleDocument = "style-trnv";
const rounds = 5;

const loadBefore = loadavg()[0]?.toFixed(1);
const shop = await startShop();
const serverPid = pidOf(shop.dataDir);
const yardstick = await sameBytes(shop.url + stylePage);
const takesBrotli = { "accept-encoding": "br" };
const targets = {
  "node:http, same bytes": { url: yardstick.url, pid: yardstick.pid },
  "style page, cached": { url: shop.url + stylePage, pid: serverPid, headers: takesBrotli },
  // A preview bypasses the cache, so each request renders the page. A client has a low limit of concurrent renders.
  "style page, rendered": {
    url: shop.url + stylePage,
    pid: serverPid,
    headers: { cookie: previewCookie(shop.dataDir) },
    connections: 8,
  },
} satisfies Record<string, Target>;

const measured: Record<string, Round[]> = {};
const memoryAtRest = residentMegabytes(serverPid);
for (const target of Object.values(targets)) await load(target, { seconds: 1 });
for (let round = 0; round < rounds; round += 1) {
  // Each round measures the targets in turn, so that a slow minute of the machine affects all of them.
  for (const [name, target] of Object.entries(targets)) {
    measured[name] = [...(measured[name] ?? []), await load(target)];
  }
}
const publishes: number[] = [];
for (let round = 0; round < rounds; round += 1)
  publishes.push(await publishToVisible(shop.url, stylePage, styleDocument));

const result = {
  date: new Date().toISOString().slice(0, 10),
  node: process.versions.node,
  processors: `${cpus().length} × ${cpus()[0]?.model ?? "unknown"}`,
  generator,
  load: `${loadBefore} → ${loadavg()[0]?.toFixed(1)}`,
  rounds,
  speed: Object.fromEntries(Object.entries(measured).map(([name, all]) => [name, medianOf(all)])),
  /** The share within each round, because both targets were measured within the same seconds. */
  cachedOfBareNodeHttp: {
    byRequests: shareOfBare(({ requestsPerSecond }) => requestsPerSecond),
    byProcessorTime: shareOfBare(({ requestsPerCpuSecond }) => requestsPerCpuSecond),
  },
  publishToVisibleMs: Math.round(median(publishes)),
  memoryMegabytes: { atRest: memoryAtRest, afterwards: residentMegabytes(serverPid) },
  pages: { home: await pageBytes(shop.url, "/"), style: await pageBytes(shop.url, stylePage) },
};
yardstick.stop();
await shop.stop();

print();
mkdirSync("bench/results", { recursive: true });
writeFileSync(`bench/results/${result.date}.json`, `${JSON.stringify(result, null, 2)}\n`);
console.log(`\nWritten to bench/results/${result.date}.json`);

/** Creates a preview cookie, signed with the secret in the demo's data directory. */
function previewCookie(dataDir: string): string {
  const secret = readFileSync(join(dataDir, "session-secret"), "utf8");
  return (
    createPreviewCookies(secret, { publicUrl: "http://localhost" })
      .createCookie({ kind: "editor" }, new Date())
      .split(";", 1)[0] ?? ""
  );
}

function shareOfBare(figure: (round: Round) => number): number {
  const bare = measured["node:http, same bytes"] ?? [];
  const cached = measured["style page, cached"] ?? [];
  return Number(median(cached.map((round, at) => figure(round) / figure(bare[at] ?? round))).toFixed(2));
}

function medianOf(all: readonly Round[]): Round {
  return {
    requestsPerSecond: Math.round(median(all.map((round) => round.requestsPerSecond))),
    requestsPerCpuSecond: Math.round(median(all.map((round) => round.requestsPerCpuSecond))),
    p50Ms: Number(median(all.map((round) => round.p50Ms)).toFixed(2)),
    p99Ms: Number(median(all.map((round) => round.p99Ms)).toFixed(2)),
  };
}

/** Returns the pid of the server from the lock file of the data directory. */
function pidOf(dataDir: string): number {
  const { pid }: { pid: number } = JSON.parse(readFileSync(`${dataDir}/shop.lock`, "utf8"));
  return pid;
}

async function sameBytes(url: string) {
  const page = await fetch(url, { headers: { "accept-encoding": "identity" } });
  const headers = Object.fromEntries(
    [...page.headers].filter(([name]) => !["connection", "date", "keep-alive"].includes(name)),
  );
  // The bytes of the cached page as sent to a browser, with brotli at the quality of the cache.
  const { brotliCompressSync, constants } = await import("node:zlib");
  const body = brotliCompressSync(await page.text(), { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } });
  const child = fork("bench/pages/same-bytes-server.ts", { execArgv: ["--import", "tsx"] });
  child.send(
    JSON.stringify({
      headers: { ...headers, "content-encoding": "br", "content-length": String(body.length) },
      body: body.toString("base64"),
    }),
  );
  const port = await new Promise((resolve) => child.once("message", resolve));
  return { url: `http://127.0.0.1:${port}/`, pid: child.pid ?? 0, stop: () => child.kill() };
}

function print(): void {
  const base = result.speed["node:http, same bytes"];
  console.table(
    Object.fromEntries(
      Object.entries(result.speed).map(([name, round]) => [
        name,
        {
          "requests/s": round.requestsPerSecond,
          "of node:http": ratio(round.requestsPerSecond, base?.requestsPerSecond),
          "per CPU second": round.requestsPerCpuSecond,
          "of node:http, by CPU": ratio(round.requestsPerCpuSecond, base?.requestsPerCpuSecond),
          "p50 ms": round.p50Ms,
          "p99 ms": round.p99Ms,
        },
      ]),
    ),
  );
  const { byRequests, byProcessorTime } = result.cachedOfBareNodeHttp;
  console.log(`asked by ${generator}, machine's load ${result.load}`);
  console.log(
    `a cached page of bare node:http: ${byRequests} by requests, ${byProcessorTime} by processor time (aim: 0.7)`,
  );
  console.table(result.pages);
  console.log(`publish to visible: ${result.publishToVisibleMs} ms (aim: under 1000)`);
  console.log(
    `memory of the shop: ${result.memoryMegabytes.atRest} MB at rest, ${result.memoryMegabytes.afterwards} MB after the run`,
  );
}

function ratio(value: number, base = 0): string {
  return base > 0 ? (value / base).toFixed(4) : "";
}
