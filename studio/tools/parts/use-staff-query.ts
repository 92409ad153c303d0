import { useCallback, useEffect, useState } from "react";

/** Loads data from a staff endpoint; returns the latest response or error, and a function that reloads. */
export function useStaffQuery<Q, A>(read: (asked: Q) => Promise<A>, query: Q) {
  const [answer, setAnswer] = useState<A | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` asks the same question once more
  useEffect(() => {
    let isCurrent = true;
    read(query).then(
      (found) => {
        if (!isCurrent) return;
        setAnswer(found);
        setTrouble(null);
      },
      (error: Error) => isCurrent && setTrouble(error.message),
    );
    return () => {
      isCurrent = false;
    };
  }, [read, query, turn]);
  const reload = useCallback(() => setTurn((before) => before + 1), []);
  return { answer, trouble, reload };
}
