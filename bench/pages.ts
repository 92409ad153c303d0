import { fork } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { startShop } from "#tests/support/shop/shop";
import { createPreviewCookies } from "~/edge/pages/preview.server";
import { paths } from "~/kernel/paths";
import { generator, type LoadFigures, measureLoad, median, type Target } from "./load/measure-load";
import { readResidentMegabytes } from "./load/measure-memory";
import { measurePageSize } from "./pages/measure-page-size";
import { measurePublish } from "./pages/measure-publish";

// Compares the production server on the demo content with plain node:http that sends the same bytes.
const stylePage = paths.style("jsi-cabinetry", "trnv");
const styleDocument = "style-trnv";
const rounds = 5;

const loadBefore = loadavg()[0]?.toFixed(1);
const shop = await startShop();
const serverPid = readServerPid(shop.dataDir);
const baseline = await startBaselineServer(shop.url + stylePage);
const brotliHeaders = { "accept-encoding": "br" };
const targets = {
  "node:http, same bytes": { url: baseline.url, pid: baseline.pid },
  "style page, cached": { url: shop.url + stylePage, pid: serverPid, headers: brotliHeaders },
  // A preview bypasses the cache, so each request renders the page. A client has a low limit of concurrent renders.
  "style page, rendered": {
    url: shop.url + stylePage,
    pid: serverPid,
    headers: { cookie: createPreviewCookie(shop.dataDir) },
    connections: 8,
  },
} satisfies Record<string, Target>;

const measured: Record<string, LoadFigures[]> = {};
const memoryAtRest = readResidentMegabytes(serverPid);
for (const target of Object.values(targets)) await measureLoad(target, { seconds: 1 });
for (let round = 0; round < rounds; round += 1) {
  // Each round measures the targets in turn, so that a slow minute of the machine affects all of them.
  for (const [name, target] of Object.entries(targets)) {
    measured[name] = [...(measured[name] ?? []), await measureLoad(target)];
  }
}
const publishes: number[] = [];
for (let round = 0; round < rounds; round += 1)
  publishes.push(await measurePublish(shop.url, stylePage, styleDocument));

const result = {
  date: new Date().toISOString().slice(0, 10),
  node: process.versions.node,
  processors: `${cpus().length} × ${cpus()[0]?.model ?? "unknown"}`,
  generator,
  load: `${loadBefore} → ${loadavg()[0]?.toFixed(1)}`,
  rounds,
  speed: Object.fromEntries(Object.entries(measured).map(([name, all]) => [name, summarizeRounds(all)])),
  /** The share within each round, because both targets were measured within the same seconds. */
  cachedOfBareNodeHttp: {
    byRequests: computeShareOfBaseline(({ requestsPerSecond }) => requestsPerSecond),
    byProcessorTime: computeShareOfBaseline(({ requestsPerCpuSecond }) => requestsPerCpuSecond),
  },
  publishToVisibleMs: Math.round(median(publishes)),
  memoryMegabytes: { atRest: memoryAtRest, afterwards: readResidentMegabytes(serverPid) },
  pages: { home: await measurePageSize(shop.url, "/"), style: await measurePageSize(shop.url, stylePage) },
};
baseline.stop();
await shop.stop();

printResult();
mkdirSync("bench/results", { recursive: true });
writeFileSync(`bench/results/${result.date}.json`, `${JSON.stringify(result, null, 2)}\n`);
console.log(`\nWritten to bench/results/${result.date}.json`);

/** Creates a preview cookie, signed with the secret in the demo's data directory. */
function createPreviewCookie(dataDir: string): string {
  const secret = readFileSync(join(dataDir, "session-secret"), "utf8");
  return (
    createPreviewCookies(secret, { publicUrl: "http://localhost" })
      .createCookie({ kind: "editor" }, new Date())
      .split(";", 1)[0] ?? ""
  );
}

function computeShareOfBaseline(figure: (round: LoadFigures) => number): number {
  const baselineRounds = measured["node:http, same bytes"] ?? [];
  const cached = measured["style page, cached"] ?? [];
  return Number(
    median(cached.map((round, at) => figure(round) / figure(baselineRounds[at] ?? round))).toFixed(2),
  );
}

function summarizeRounds(all: readonly LoadFigures[]): LoadFigures {
  return {
    requestsPerSecond: Math.round(median(all.map((round) => round.requestsPerSecond))),
    requestsPerCpuSecond: Math.round(median(all.map((round) => round.requestsPerCpuSecond))),
    p50Ms: Number(median(all.map((round) => round.p50Ms)).toFixed(2)),
    p99Ms: Number(median(all.map((round) => round.p99Ms)).toFixed(2)),
  };
}

/** Returns the pid of the server from the lock file of the data directory. */
function readServerPid(dataDir: string): number {
  const { pid }: { pid: number } = JSON.parse(readFileSync(`${dataDir}/shop.lock`, "utf8"));
  return pid;
}

async function startBaselineServer(url: string) {
  const page = await fetch(url, { headers: { "accept-encoding": "identity" } });
  const headers = Object.fromEntries(
    [...page.headers].filter(([name]) => !["connection", "date", "keep-alive"].includes(name)),
  );
  // The bytes of the cached page as sent to a browser, with brotli at the quality of the cache.
  const { brotliCompressSync, constants } = await import("node:zlib");
  const body = brotliCompressSync(await page.text(), { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } });
  const child = fork("bench/pages/baseline-server.ts", { execArgv: ["--import", "tsx"] });
  child.send(
    JSON.stringify({
      headers: { ...headers, "content-encoding": "br", "content-length": String(body.length) },
      body: body.toString("base64"),
    }),
  );
  const port = await new Promise((resolve) => child.once("message", resolve));
  return { url: `http://127.0.0.1:${port}/`, pid: child.pid ?? 0, stop: () => child.kill() };
}

function printResult(): void {
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
  console.log(`requests by ${generator}, machine's load ${result.load}`);
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
