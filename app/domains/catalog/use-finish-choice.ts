import { useSearchParams } from "@remix-run/react";
import { useCallback } from "react";
import { useFollowing } from "~/ui/use-following";
import type { FinishChoice } from "./finish-selection";

/** The finish chosen on a style's page: shown at once, kept in the address (CAT-006), followed when the address changes. */
export function useFinishChoice(): readonly [
  FinishChoice,
  (choice: FinishChoice & { value: string }) => void,
] {
  const [query, setQuery] = useSearchParams();
  const type = query.get("type");
  const value = query.get("value");
  const [choice, setChoice] = useFollowing<FinishChoice>({ type, value }, `${type} ${value}`);
  const choose = useCallback(
    (next: FinishChoice & { value: string }) => {
      setChoice(next);
      setQuery({ type: next.type ?? "", value: next.value }, { replace: true, preventScrollReset: true });
    },
    [setChoice, setQuery],
  );
  return [choice, choose];
}
