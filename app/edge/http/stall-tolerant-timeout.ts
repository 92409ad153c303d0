const ticks = 10;

/**
 * Starts a timeout that is split into ten ticks, so that a blocked event loop costs at most one tick. Returns a
 * function that stops it.
 */
export function startStallTolerantTimeout(milliseconds: number, onTimeout: () => void): () => void {
  let remainingTicks = ticks;
  const timer = setInterval(() => {
    remainingTicks -= 1;
    if (remainingTicks > 0) return;
    clearInterval(timer);
    onTimeout();
  }, milliseconds / ticks);
  return () => clearInterval(timer);
}
