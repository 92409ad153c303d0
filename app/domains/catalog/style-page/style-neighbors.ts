import type { IndexedStyle } from "../style-index/indexed-style";

export type StyleNeighbor = Pick<IndexedStyle, "title" | "path">;

/** The styles that stand before and after one of its brand in the shop's order; at an end of the row there is none. */
export type StyleNeighbors = {
  readonly previous: StyleNeighbor | null;
  readonly next: StyleNeighbor | null;
};

/** `row`: the styles of its brand in that order. */
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
