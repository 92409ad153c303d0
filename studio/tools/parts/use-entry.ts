import { useEffect, useState } from "react";
import { rememberFocus } from "./restore-focus";

/** Loads one record and runs actions on it. `act` resolves to null on failure; the record is reloaded afterwards. */
export function useEntry<E>(read: () => Promise<E>, onChange: () => void) {
  const [entry, setEntry] = useState<E | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const load = () => read().then(setEntry, (error: Error) => setTrouble(error.message));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each thing, which is its key
  useEffect(() => void load(), []);
  const act = async <A>(doing: () => Promise<A>): Promise<A | null> => {
    const giveFocusBack = rememberFocus();
    setBusy(true);
    setTrouble(null);
    try {
      const done = await doing();
      await load();
      onChange();
      return done;
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error));
      return null;
    } finally {
      setBusy(false);
      giveFocusBack();
    }
  };
  return { entry, trouble, busy, load, act };
}
