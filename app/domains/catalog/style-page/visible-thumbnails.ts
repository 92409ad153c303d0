/** The number of thumbnails beside a picture (CAT-002). */
const maxThumbnails = 3;

/** Returns up to three thumbnails: the current one and its neighbors. */
export function getVisibleThumbnails<T>(
  items: readonly T[],
  current: number,
): readonly { readonly item: T; readonly index: number }[] {
  const last = Math.max(0, items.length - maxThumbnails);
  const first = Math.min(Math.max(0, current - 1), last);
  return items.map((item, index) => ({ item, index })).slice(first, first + maxThumbnails);
}
