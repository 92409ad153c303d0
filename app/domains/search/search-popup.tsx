import { type KeyboardEvent, useCallback, useEffect, useId, useState } from "react";
import { paths } from "~/kernel/paths";
import { Link } from "~/ui/link";
import { getIndexAfterKey } from "~/ui/navigation/arrow-keys";
import { useModal } from "~/ui/overlays/use-modal";
import { PopularSearches } from "./popular-searches";
import { formatResultCount, normalizeSearchText, searchMessages } from "./search.messages";
import { SearchPopupField } from "./search-popup-field";
import { getOptionId, SuggestionList } from "./suggestion-list";
import { type SuggestionState, useSuggestions } from "./use-suggestions";

type SearchPopupProps = {
  readonly open: boolean;
  readonly text: string;
  readonly popularSearches: readonly string[];
  readonly onClose: () => void;
};

/**
 * The search popup: a sheet at the top of the window with a combobox and suggestions (APG: list autocomplete,
 * manual selection).
 */
export function SearchPopup({ open, text: given, popularSearches, onClose }: SearchPopupProps) {
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
    <dialog {...modal} aria-label="Search" className="sheet sheet-top">
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
        <SearchIdeas
          isEmpty={state.status === "ready" && count === 0}
          isIdle={state.status === "idle"}
          popularSearches={popularSearches}
          onFollow={onClose}
        />
      </div>
    </dialog>
  );
}

type SearchIdeasProps = {
  /** True if the search found nothing. */
  readonly isEmpty: boolean;
  /** True before a search. */
  readonly isIdle: boolean;
  readonly popularSearches: readonly string[];
  readonly onFollow: () => void;
};

/** Shows what to search for, before a search and when nothing was found. */
function SearchIdeas({ isEmpty, isIdle, popularSearches, onFollow }: SearchIdeasProps) {
  if (!isEmpty && (!isIdle || popularSearches.length === 0)) return null;
  return (
    <div className="flex flex-col gap-5 border-t border-line px-4 py-5 sm:px-6">
      {isEmpty ? <p className="text-sm text-ink-soft">{searchMessages.tryAnother}</p> : null}
      <PopularSearches texts={popularSearches} onFollow={onFollow} />
      {isEmpty ? (
        <p className="flex flex-wrap gap-x-6 text-sm">
          <Link to={paths.kitchenCabinets} onClick={onFollow} className="py-3">
            Browse all doors
          </Link>
          <Link to={paths.contact} onClick={onFollow} className="py-3">
            Ask us
          </Link>
        </p>
      ) : null}
    </div>
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
