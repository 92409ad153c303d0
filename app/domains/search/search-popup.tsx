import { type KeyboardEvent, useCallback, useEffect, useId, useState } from "react";
import { getIndexAfterKey } from "~/ui/navigation/arrow-keys";
import { useModal } from "~/ui/overlays/use-modal";
import { formatResultCount, normalizeSearchText, searchMessages } from "./search.messages";
import { SearchPopupField } from "./search-popup-field";
import { getOptionId, SuggestionList } from "./suggestion-list";
import { type SuggestionState, useSuggestions } from "./use-suggestions";

type SearchPopupProps = { readonly open: boolean; readonly text: string; readonly onClose: () => void };

/** The search popup: a combobox with suggestions (APG: list autocomplete, manual selection). */
export function SearchPopup({ open, text: given, onClose }: SearchPopupProps) {
  const modal = useModal(open, onClose);
  const [typed, setTyped] = useState(given);
  const id = useId();
  const text = normalizeSearchText(typed);
  const state = useSuggestions(open ? text : "");
  const count = countOptions(state);
  const { active, handleArrowKeys, clearActive } = useActiveOption(id, count);

  useEffect(() => {
    if (open) setTyped(given);
  }, [open, given]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list begins without a chosen entry
  useEffect(clearActive, [state]);

  return (
    <dialog {...modal} aria-label="Search" className="sheet sheet-centre sheet-wide">
      <SearchPopupField
        id={id}
        open={open}
        typed={typed}
        onType={setTyped}
        active={active}
        onWalk={handleArrowKeys}
        hasOptions={count > 0}
        onClose={onClose}
        status={getStatusText(state)}
      />
      <div className="flex-1 overflow-y-auto overscroll-contain">
        <SuggestionList
          id={id}
          text={text}
          suggestions={state.status === "ready" ? state.suggestions : null}
          active={active}
          onFollow={onClose}
        />
      </div>
    </dialog>
  );
}

/** Returns the option reached by arrow keys; -1 is the input field. */
function useActiveOption(id: string, count: number) {
  const [active, setActive] = useState(-1);
  const clearActive = useCallback(() => setActive(-1), []);
  const handleArrowKeys = (event: KeyboardEvent) => {
    if (event.key === "Escape" && active >= 0) {
      // The first Escape leaves the list, the second one closes the popup.
      event.preventDefault();
      event.stopPropagation();
      return clearActive();
    }
    const next = getNextOption(event.key, active, count);
    if (next === null) return;
    event.preventDefault();
    setActive(next);
    document.getElementById(getOptionId(id, next))?.scrollIntoView({ block: "nearest" });
  };
  return { active, handleArrowKeys, clearActive };
}

/** Counts the suggestions and the link to all results. */
function countOptions(state: SuggestionState): number {
  if (state.status !== "ready" || state.suggestions.count === 0) return 0;
  return state.suggestions.groups.reduce((sum, { items }) => sum + items.length, 0) + 1;
}

/**
 * Arrow down moves from the input field to the first option, arrow up to the last. Past either end it returns
 * to the input field.
 */
function getNextOption(key: string, active: number, count: number): number | null {
  const at = getIndexAfterKey(key, active + 1, count + 1, ["ArrowDown", "ArrowUp"]);
  return at === null || count === 0 ? null : at - 1;
}

function getStatusText(state: SuggestionState): string {
  switch (state.status) {
    case "idle":
      return "";
    case "loading":
      return "Searching…";
    case "failed":
      return searchMessages.failed;
    case "ready":
      return state.suggestions.count === 0 ? searchMessages.none : formatResultCount(state.suggestions.count);
  }
}
