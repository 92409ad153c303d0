import { execFile, spawnSync } from "node:child_process";
import { promisify } from "node:util";
import type { LoadPlan, LoadResult } from "./socket-load";

/** Whether wrk is installed. It is several times faster than the shop, unlike Node's HTTP client. */
export const hasWrk = spawnSync("wrk", ["--version"]).error === undefined;

/** Requests one URL over keep-alive connections with wrk. Times are measured to the end of the response. */
export async function sendWithWrk({ url, headers, connections, seconds }: LoadPlan): Promise<LoadResult> {
  const given = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  const args = ["-t1", `-c${connections}`, `-d${seconds}s`, "--latency", ...given, url];
  const { stdout } = await promisify(execFile)("wrk", args);
  const [, count = "", time = ""] = /(\d+) requests in ([\d.]+)s/.exec(stdout) ?? [];
  const refused = /Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1];
  if (!count || refused) throw new Error(`${url}: ${stdout}`);
  return {
    requests: Number(count),
    seconds: Number(time),
    refused: 0,
    p50Ms: quantile(stdout, 50),
    p99Ms: quantile(stdout, 99),
  };
}

const milliseconds: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000 };

/** Parses a line like '     99%   12.35ms'. */
function quantile(output: string, share: number): number {
  const [, value = "", unit = ""] = new RegExp(`${share}%\\s+([\\d.]+)(us|ms|s)`).exec(output) ?? [];
  return Number(value) * (milliseconds[unit] ?? Number.NaN);
}
