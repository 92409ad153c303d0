/** Reason for ending a query: "spent" (CPU limit reached) or "starved" (the machine gave it too little CPU time). */
export type CpuLimitReason = "spent" | "starved";

/** A starved query may take this many times its CPU limit in wall-clock time. */
const wallClockFactor = 3;

/**
 * Calls `end` when this process has used `limitMs` of CPU time from now on. A wall-clock limit alone would end fast
 * queries on a busy machine. Node 20 cannot measure threads separately, so all threads of the process count.
 */
export function watchCpuLimit(
  limitMs: number,
  end: (reason: CpuLimitReason) => void,
  spentMs: () => number = readProcessorMs,
): () => void {
  const [spentBefore, startedAt] = [spentMs(), performance.now()];
  let timer = setTimeout(look, limitMs);
  return () => clearTimeout(timer);

  function look(): void {
    const spent = spentMs() - spentBefore;
    const left = limitMs - spent;
    const waited = performance.now() - startedAt;
    if (left <= 0) end("spent");
    // A query that used half its limit is not a fast one: a retry would only use the same time again.
    else if (waited >= limitMs * wallClockFactor) end(spent * 2 < limitMs ? "starved" : "spent");
    else timer = setTimeout(look, left);
  }
}

function readProcessorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}
