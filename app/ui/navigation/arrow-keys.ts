import type { KeyboardEvent } from "react";

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => (at >= last ? 0 : at + 1),
  ArrowUp: (at, last) => (at <= 0 ? last : at - 1),
  ArrowRight: (at, last) => (at >= last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at <= 0 ? last : at - 1),
  Home: () => 0,
  End: (_at, last) => last,
};

export const verticalKeys = ["ArrowDown", "ArrowUp", "Home", "End"] as const;
export const horizontalKeys = ["ArrowRight", "ArrowLeft", "Home", "End"] as const;

/**
 * Returns the index that a key selects in a list of `count`, wrapping at both ends; null for a key outside
 * `keys`.
 */
export function getIndexAfterKey(
  key: string,
  at: number,
  count: number,
  keys: readonly string[],
): number | null {
  const step = keys.includes(key) ? steps[key] : undefined;
  return step && count > 0 ? step(at, count - 1) : null;
}

/** Moves the focus among the links and buttons inside the element that received the key event. */
export function moveFocus(event: KeyboardEvent<HTMLElement>, keys: readonly string[]): void {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("a[href], button:not([disabled])")];
  const at = stops.findIndex((stop) => stop.matches(":focus"));
  const next = getIndexAfterKey(event.key, at, stops.length, keys);
  if (next === null) return;
  event.preventDefault();
  stops[next]?.focus();
}
