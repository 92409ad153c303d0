import { useCallback, useEffect, useState } from "react";

/** Loads data from a staff endpoint; returns the latest response or error, and a function that reloads. */
export function useStaffQuery<Q, A>(fetchAnswer: (query: Q) => Promise<A>, query: Q) {
  const [answer, setAnswer] = useState<A | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` runs the same query again
  useEffect(() => {
    let isCurrent = true;
    fetchAnswer(query).then(
      (found) => {
        if (!isCurrent) return;
        setAnswer(found);
        setProblem(null);
      },
      (error: Error) => isCurrent && setProblem(error.message),
    );
    return () => {
      isCurrent = false;
    };
  }, [fetchAnswer, query, attempt]);
  const reload = useCallback(() => setAttempt((previous) => previous + 1), []);
  return { answer, problem, reload };
}
