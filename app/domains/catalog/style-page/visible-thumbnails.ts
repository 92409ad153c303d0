/** CAT-002: at most three thumbnails stand beside a picture. */
const maxThumbnails = 3;

/** The thumbnails to show of a row of pictures: up to three, the current one among them, its neighbors where there are any. */
export function getVisibleThumbnails<T>(
  items: readonly T[],
  current: number,
): readonly { readonly item: T; readonly index: number }[] {
  const last = Math.max(0, items.length - maxThumbnails);
  const first = Math.min(Math.max(0, current - 1), last);
  return items.map((item, index) => ({ item, index })).slice(first, first + maxThumbnails);
}
