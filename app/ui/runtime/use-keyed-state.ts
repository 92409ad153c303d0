import { useCallback, useState } from "react";

/**
 * What is shown at once and kept elsewhere, in the address: starts anew as soon as `key` changes. Not by an effect: on a
 * page that has just come alive that would run over what was chosen before.
 */
export function useKeyedState<T>(initialValue: T, key: string): readonly [T, (value: T) => void] {
  const [state, setState] = useState({ key, value: initialValue });
  if (state.key !== key) setState({ key, value: initialValue });
  const set = useCallback((value: T) => setState((now) => ({ ...now, value })), []);
  return [state.key === key ? state.value : initialValue, set];
}
