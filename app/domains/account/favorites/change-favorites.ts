/** Codes of styles to add to a list of favorites and to remove from it. */
export type FavoritesChange = { readonly add: readonly string[]; readonly remove: readonly string[] };

/** Applies a change to a list of style codes, oldest first; above the limit the oldest are removed. */
export function changeFavorites(
  codes: readonly string[],
  { add, remove }: FavoritesChange,
  limit: number,
): readonly string[] {
  return [...new Set([...codes, ...add])].filter((code) => !remove.includes(code)).slice(-limit);
}

/** Compares a browser's list with the list of its last synchronization. */
export function findFavoritesChange(
  codes: readonly string[],
  lastSynced: readonly string[],
): FavoritesChange {
  return {
    add: codes.filter((code) => !lastSynced.includes(code)),
    remove: lastSynced.filter((code) => !codes.includes(code)),
  };
}
