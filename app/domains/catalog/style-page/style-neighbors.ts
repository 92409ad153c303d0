import type { IndexedStyle } from "../style-index/indexed-style";

export type StyleNeighbor = Pick<IndexedStyle, "title" | "path">;

/** The previous and next style of the same brand; null at either end. */
export type StyleNeighbors = {
  readonly previous: StyleNeighbor | null;
  readonly next: StyleNeighbor | null;
};

/** Finds the previous and the next style. `orderedStyles` are the styles of the brand in the order of the shop. */
export function findStyleNeighbors(orderedStyles: readonly IndexedStyle[], path: string): StyleNeighbors {
  const at = orderedStyles.findIndex((style) => style.path === path);
  return {
    previous: toNeighbor(orderedStyles[at - 1]),
    next: at < 0 ? null : toNeighbor(orderedStyles[at + 1]),
  };
}

function toNeighbor(style: IndexedStyle | undefined): StyleNeighbor | null {
  return style ? { title: style.title, path: style.path } : null;
}
