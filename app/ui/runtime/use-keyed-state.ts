import { useCallback, useState } from "react";

/**
 * Returns state that resets to `initialValue` whenever `key` changes, for example the URL. An effect would overwrite
 * a choice made before hydration.
 */
export function useKeyedState<T>(initialValue: T, key: string): readonly [T, (value: T) => void] {
  const [state, setState] = useState({ key, value: initialValue });
  if (state.key !== key) setState({ key, value: initialValue });
  const set = useCallback((value: T) => setState((now) => ({ ...now, value })), []);
  return [state.key === key ? state.value : initialValue, set];
}
