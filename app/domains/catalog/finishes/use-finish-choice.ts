import { useSearchParams } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useKeyedState } from "~/ui/runtime/use-keyed-state";
import type { FinishGroup } from "../style.schema";
import { type FinishChoice, type SelectedFinish, selectFinishes, setFinishChoice } from "./finish-selection";

/** Returns the selected finishes of a style page; a choice shows at once and is stored in the URL (CAT-006). */
export function useFinishChoice(
  groups: readonly FinishGroup[],
): readonly [readonly SelectedFinish[], (choice: FinishChoice) => void] {
  const [query, setQuery] = useSearchParams();
  const address = query.toString();
  const [shownAddress, setShown] = useKeyedState(address, address);
  // Two groups may report choices made before hydration in one render; each must keep the other's.
  const latest = useRef(shownAddress);
  useEffect(() => {
    latest.current = shownAddress;
  }, [shownAddress]);
  const choose = (choice: FinishChoice) => {
    const next = setFinishChoice(new URLSearchParams(latest.current), groups, choice);
    latest.current = next.toString();
    setShown(latest.current);
    setQuery(next, { replace: true, preventScrollReset: true });
  };
  return [selectFinishes(groups, new URLSearchParams(shownAddress)), choose];
}
