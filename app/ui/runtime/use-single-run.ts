import { useCallback, useEffect, useRef, useState } from "react";

/** The state after a run: free for the next click, or busy until the next page has loaded. */
export type StateAfterRun = "free" | "busy";

/**
 * Runs one task at a time and ignores further clicks meanwhile. `busy` becomes true when the task starts
 * sending.
 */
export function useSingleRun() {
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const free = useCallback(() => {
    running.current = false;
    setBusy(false);
  }, []);
  useEffect(() => {
    // A page restored from the back/forward cache is not busy.
    const freeAfterRestore = (event: PageTransitionEvent) => {
      if (event.persisted) free();
    };
    window.addEventListener("pageshow", freeAfterRestore);
    return () => window.removeEventListener("pageshow", freeAfterRestore);
  }, [free]);
  const runOnce = async (work: (sending: () => void) => Promise<StateAfterRun>): Promise<void> => {
    if (running.current) return;
    running.current = true;
    await work(() => setBusy(true)).then(
      (after) => {
        if (after === "free") free();
      },
      (error: unknown) => {
        console.error(error);
        free();
      },
    );
  };
  return { busy, once: runOnce };
}
