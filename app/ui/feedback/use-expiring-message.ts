import { useCallback, useEffect, useState } from "react";

/** Returns a message that clears itself after `lifetimeMs`; a new message restarts the timer. */
export function useExpiringMessage<M>(lifetimeMs: number) {
  const [shownMessage, setShownMessage] = useState<{ readonly message: M } | null>(null);
  useEffect(() => {
    if (!shownMessage) return;
    const timer = setTimeout(() => setShownMessage(null), lifetimeMs);
    return () => clearTimeout(timer);
  }, [shownMessage, lifetimeMs]);
  const show = useCallback((message: M) => setShownMessage({ message }), []);
  const clear = useCallback(() => setShownMessage(null), []);
  return { message: shownMessage?.message ?? null, show, clear };
}
