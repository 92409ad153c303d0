import { useEffect, useState } from "react";
import { rememberFocus } from "./restore-focus";

/**
 * Loads one record and runs actions on it. `act` resolves to null on failure; the record is reloaded afterwards in both
 * cases.
 */
export function useEntry<E>(readEntry: () => Promise<E>, onChange: () => void) {
  const [entry, setEntry] = useState<E | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const load = () => readEntry().then(setEntry, (error: Error) => setProblem(error.message));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each thing, which is its key
  useEffect(() => void load(), []);
  const act = async <A>(action: () => Promise<A>): Promise<A | null> => {
    const giveFocusBack = rememberFocus();
    setBusy(true);
    setProblem(null);
    try {
      const result = await action();
      await load();
      onChange();
      return result;
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
      await readEntry().then(setEntry, () => undefined);
      return null;
    } finally {
      setBusy(false);
      giveFocusBack();
    }
  };
  return { entry, problem, busy, load, act };
}
