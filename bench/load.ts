import { readFileSync } from "node:fs";
import { Agent, get, type IncomingHttpHeaders } from "node:http";

export type Round = {
  readonly requestsPerSecond: number;
  /** Of the answering process: what it costs, whatever else the machine is doing. 0 where it cannot be known. */
  readonly requestsPerCpuSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
};

export type Target = { readonly url: string; readonly pid: number; readonly headers?: IncomingHttpHeaders };

/** Asks for one address over kept-alive connections for a while; times are to the first byte of the answer. */
export async function load(target: Target, { connections = 8, seconds = 3 } = {}): Promise<Round> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const cpuBefore = cpuSeconds(target.pid);
  const started = performance.now();
  const deadline = started + seconds * 1000;
  const visitor = async () => {
    while (performance.now() < deadline) times.push(await firstByte(target, agent));
  };
  await Promise.all(Array.from({ length: connections }, visitor));
  const elapsed = (performance.now() - started) / 1000;
  const cpu = cpuSeconds(target.pid) - cpuBefore;
  agent.destroy();
  times.sort((a, b) => a - b);
  return {
    requestsPerSecond: times.length / elapsed,
    requestsPerCpuSecond: cpu > 0 ? times.length / cpu : 0,
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
