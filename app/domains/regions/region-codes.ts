/** Compares country or state codes without regard to case and surrounding spaces. */
export function isSameCode(one: string, other: string): boolean {
  return one.trim().toUpperCase() === other.trim().toUpperCase();
}

/** Returns the entries of a state, or those of '*' for a state without its own entries. */
export function filterEntriesByState<T extends { readonly state: string }>(
  entries: readonly T[],
  state: string,
): readonly T[] {
  const entriesOfState = entries.filter((entry) => isSameCode(entry.state, state));
  return entriesOfState.length > 0 ? entriesOfState : entries.filter((entry) => entry.state.trim() === "*");
}
