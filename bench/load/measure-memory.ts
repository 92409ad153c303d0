import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { paths } from "~/kernel/paths";
import { sendWithSockets } from "./socket-load";

const rounds = 10;

export type MemoryFigures = {
  readonly atRest: number;
  /** Megabytes after each tenth of the work. */
  readonly rounds: readonly number[];
  /** Megabytes half a minute after the last round. */
  readonly afterwards: number;
  /** The growth per tenth of the work, by the line that fits the last half best. */
  readonly slopeOfLastHalf: number;
  /** The shop's own report of its memory use. */
  readonly health: unknown;
};

/**
 * Measures the megabytes of the shop's process in ten rounds: a million requests of a cached page and a thousand
 * renders.
 */
export async function measureMemory(
  shop: { readonly url: string; readonly pid: number },
  cachedPath: string,
): Promise<MemoryFigures> {
  const atRest = readResidentMegabytes(shop.pid);
  const after: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (let page = 0; page < 100; page += 1)
      await (await fetch(`${shop.url}${paths.search}?query=round${round}page${page}`)).arrayBuffer();
    const { refused } = await sendWithSockets({
      url: shop.url + cachedPath,
      headers: { "accept-encoding": "br" },
      connections: 32,
      seconds: 600,
      requests: 100_000,
    });
    if (refused > 0) throw new Error(`${refused} requests were not answered with the page`);
    after.push(readResidentMegabytes(shop.pid));
  }
  await pause(30_000);
  const { megabytes } = await (await fetch(`${shop.url}${paths.health}`)).json();
  return {
    atRest,
    rounds: after,
    afterwards: readResidentMegabytes(shop.pid),
    slopeOfLastHalf: computeSlope(after.slice(rounds / 2)),
    health: megabytes,
  };
}

/** Reads the resident memory (proc(5)); not a number where that file does not exist. */
export function readResidentMegabytes(pid: number): number {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
    return Math.round(Number(kilobytes) / 1024);
  } catch {
    return Number.NaN;
  }
}

/** Returns the slope of the line through values at 0, 1, 2 … that fits best (least squares). */
function computeSlope(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const above = values.reduce((sum, value, at) => sum + (at - middle) * (value - mean), 0);
  const below = values.reduce((sum, _value, at) => sum + (at - middle) ** 2, 0);
  return Number((above / below).toFixed(1));
}
