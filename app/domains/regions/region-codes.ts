/** Whether two country or state codes name the same place: 'us' and ' US ' do. */
export function isSameCode(one: string, other: string): boolean {
  return one.trim().toUpperCase() === other.trim().toUpperCase();
}

/** The entries of a state; a state without entries of its own takes those of '*', every other state. */
export function entriesForState<T extends { readonly state: string }>(
  entries: readonly T[],
  state: string,
): readonly T[] {
  const own = entries.filter((entry) => isSameCode(entry.state, state));
  return own.length > 0 ? own : entries.filter((entry) => entry.state.trim() === "*");
}
