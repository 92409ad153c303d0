/** Why a query is ended: its time is used up, or the machine hardly gave it any. */
export type CpuLimitReason = "spent" | "starved";

/** A starved query waits this many times its limit by the clock. */
const wallClockFactor = 3;

/**
 * Calls when this process has worked for `limitMs` since now. The clock alone would end what only waits for a processor:
 * on a busy machine a search of some milliseconds took longer than the five seconds it may have. What other threads of the
 * process do counts too: Node 20 cannot tell them apart, and a query gets no more than its limit by that.
 */
export function onCpuLimit(
  limitMs: number,
  end: (reason: CpuLimitReason) => void,
  spentMs: () => number = processorMs,
): () => void {
  const [spentBefore, startedAt] = [spentMs(), performance.now()];
  let timer = setTimeout(look, limitMs);
  return () => clearTimeout(timer);

  function look(): void {
    const spent = spentMs() - spentBefore;
    const left = limitMs - spent;
    const waited = performance.now() - startedAt;
    if (left <= 0) end("spent");
    // What worked for half its limit is no search of some milliseconds: asked again, it would only work as long again.
    else if (waited >= limitMs * wallClockFactor) end(spent * 2 < limitMs ? "starved" : "spent");
    else timer = setTimeout(look, left);
  }
}

function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}
