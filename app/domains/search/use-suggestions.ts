import { useEffect, useState } from "react";
import { paths } from "~/kernel/paths";
import { isSearchable } from "./search.messages";
import type { Suggestions } from "./search-item";

/** The pause in typing before a request is sent. */
const debounceMs = 120;

export type SuggestionState =
  | { readonly status: "idle" | "loading" | "failed" }
  | { readonly status: "ready"; readonly suggestions: Suggestions };

/** Fetches suggestions for the text. The last ones stay until the next response (SRCH-004). */
export function useSuggestions(text: string): SuggestionState {
  const [state, setState] = useState<SuggestionState>({ status: "idle" });
  useEffect(() => {
    if (!isSearchable(text)) {
      setState({ status: "idle" });
      return;
    }
    const request = new AbortController();
    setState((now) => (now.status === "ready" ? now : { status: "loading" }));
    const timer = setTimeout(() => {
      const showIfCurrent = (next: SuggestionState) => {
        if (!request.signal.aborted) setState(next);
      };
      fetchSuggestions(text, request.signal).then(
        (suggestions) => showIfCurrent({ status: "ready", suggestions }),
        () => showIfCurrent({ status: "failed" }),
      );
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [text]);
  return state;
}

async function fetchSuggestions(text: string, signal: AbortSignal): Promise<Suggestions> {
  const answer = await fetch(`${paths.api.search}?${new URLSearchParams({ query: text })}`, { signal });
  if (!answer.ok) throw new Error(`the search answered ${answer.status}`);
  return answer.json();
}
