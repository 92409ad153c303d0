import { readFileSync } from "node:fs";
import { Agent, get } from "node:http";
import { type Answered, askWithWrk, hasWrk } from "./wrk";

export type Round = {
  readonly requestsPerSecond: number;
  /** Of the answering process: what it costs, whatever else the machine is doing. 0 where it cannot be known. */
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

/** What asks: with Node's own client the figures are the client's, not the server's, wherever the server is quick. */
export const generator = hasWrk ? "wrk" : "node:http, slower than the shop: install wrk";

/** Asks for one address over kept-alive connections for a while. */
export async function load(target: Target, { seconds = 3 } = {}): Promise<Round> {
  const cpuBefore = cpuSeconds(target.pid);
  const { url, headers = {}, connections = 32 } = target;
  const asking = { url, headers, connections, seconds };
  const { requests, seconds: elapsed, p50Ms, p99Ms } = await (hasWrk ? askWithWrk : askWithNode)(asking);
  const cpu = cpuSeconds(target.pid) - cpuBefore;
  return {
    requestsPerSecond: requests / elapsed,
    requestsPerCpuSecond: cpu > 0 ? requests / cpu : 0,
    p50Ms,
    p99Ms,
  };
}

async function askWithNode({
  url,
  headers,
  connections,
  seconds,
}: Parameters<typeof askWithWrk>[0]): Promise<Answered> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const started = performance.now();
  const deadline = started + seconds * 1000;
  const visitor = async () => {
    while (performance.now() < deadline) times.push(await firstByte({ url, headers, pid: 0 }, agent));
  };
  await Promise.all(Array.from({ length: connections }, visitor));
  const elapsed = (performance.now() - started) / 1000;
  agent.destroy();
  times.sort((a, b) => a - b);
  return {
    requests: times.length,
    seconds: elapsed,
    p50Ms: quantile(times, 0.5),
    p99Ms: quantile(times, 0.99),
  };
}

/** proc(5): user and system time of all threads, in hundredths of a second. */
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

function firstByte({ url, headers }: Target, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const call = get(url, { agent, headers }, (response) => {
      const time = performance.now() - started;
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
      response.resume();
      response.on("end", () => resolve(time));
    });
    call.on("error", reject);
  });
}
