import { readFileSync } from "node:fs";
import { sendWithSockets, generator as sockets } from "./socket-load";
import { hasWrk, sendWithWrk } from "./wrk";

export type LoadFigures = {
  readonly requestsPerSecond: number;
  /** Requests per CPU second of the server process, independent of other load. 0 where it is unknown. */
  readonly requestsPerCpuSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
};

export type Target = {
  readonly url: string;
  readonly pid: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly connections?: number;
};

/** The load generator. Node's HTTP client is slower than the shop and would distort the results. */
export const generator = hasWrk ? "wrk" : sockets;

/** Requests one URL over keep-alive connections for some seconds. */
export async function measureLoad(target: Target, { seconds = 3 } = {}): Promise<LoadFigures> {
  const cpuBefore = cpuSeconds(target.pid);
  const { url, headers = {}, connections = 32 } = target;
  const plan = { url, headers, connections, seconds };
  const { requests, seconds: elapsed, p50Ms, p99Ms } = await (hasWrk ? sendWithWrk : sendWithSockets)(plan);
  const cpu = cpuSeconds(target.pid) - cpuBefore;
  return {
    requestsPerSecond: requests / elapsed,
    requestsPerCpuSecond: cpu > 0 ? requests / cpu : 0,
    p50Ms,
    p99Ms,
  };
}

/** Returns the user and system time of all threads (proc(5)), which counts hundredths of a second. */
function cpuSeconds(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return 0;
  }
}

export function median(values: readonly number[]): number {
  return quantile(
    [...values].sort((a, b) => a - b),
    0.5,
  );
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
