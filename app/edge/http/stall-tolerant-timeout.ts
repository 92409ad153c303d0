const ticks = 10;

/**
 * Gives up after a while in which the thread was free to notice an answer: time in which it was too busy to look
 * counts as one turn of ten, however long it was. Returns what ends the waiting.
 */
export function startStallTolerantTimeout(milliseconds: number, onTimeout: () => void): () => void {
  let left = ticks;
  const timer = setInterval(() => {
    left -= 1;
    if (left > 0) return;
    clearInterval(timer);
    onTimeout();
  }, milliseconds / ticks);
  return () => clearInterval(timer);
}
