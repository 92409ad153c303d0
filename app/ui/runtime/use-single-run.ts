import { useCallback, useEffect, useRef, useState } from "react";

/** What the form is after a run: free for the next press, or busy until the page it leads to is there. */
export type StateAfterRun = "free" | "busy";

/** One run at a time: a second press while the first is under way does nothing. Busy it is from when it sends. */
export function useSingleRun() {
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const free = useCallback(() => {
    running.current = false;
    setBusy(false);
  }, []);
  useEffect(() => {
    // A page taken back out of the browser's memory is not busy any more.
    const wake = (event: PageTransitionEvent) => {
      if (event.persisted) free();
    };
    window.addEventListener("pageshow", wake);
    return () => window.removeEventListener("pageshow", wake);
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
