import { useSearchParams } from "@remix-run/react";
import { useCallback, useEffect, useState } from "react";
import type { FinishChoice } from "./finish-selection";

/** The finish chosen on a style's page: shown at once, kept in the address (CAT-006), followed when the address changes. */
export function useFinishChoice(): readonly [
  FinishChoice,
  (choice: FinishChoice & { value: string }) => void,
] {
  const [query, setQuery] = useSearchParams();
  const type = query.get("type");
  const value = query.get("value");
  const [choice, setChoice] = useState<FinishChoice>({ type, value });
  useEffect(() => setChoice({ type, value }), [type, value]);
  const choose = useCallback(
    (next: FinishChoice & { value: string }) => {
      setChoice(next);
      setQuery({ type: next.type ?? "", value: next.value }, { replace: true, preventScrollReset: true });
    },
    [setQuery],
  );
  return [choice, choose];
}
