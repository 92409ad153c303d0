import { useCallback, useEffect, useState } from "react";

/** A message that clears itself after `lifetimeMs`; a new message restarts the timer. */
export function useExpiringMessage<M>(lifetimeMs: number) {
  const [shown, setShown] = useState<{ readonly message: M } | null>(null);
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => setShown(null), lifetimeMs);
    return () => clearTimeout(timer);
  }, [shown, lifetimeMs]);
  const show = useCallback((message: M) => setShown({ message }), []);
  const clear = useCallback(() => setShown(null), []);
  return { message: shown?.message ?? null, show, clear };
}
