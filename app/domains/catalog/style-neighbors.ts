import type { ListedStyle } from "./listed-style";

export type StyleNeighbor = Pick<ListedStyle, "title" | "path">;

/** The styles that stand before and after one of its brand in the shop's order; at an end of the row there is none. */
export type StyleNeighbors = {
  readonly previous: StyleNeighbor | null;
  readonly next: StyleNeighbor | null;
};

/** `row`: the styles of its brand in that order. */
export function neighborsOf(row: readonly ListedStyle[], path: string): StyleNeighbors {
  const at = row.findIndex((style) => style.path === path);
  return { previous: neighbor(row[at - 1]), next: at < 0 ? null : neighbor(row[at + 1]) };
}

function neighbor(style: ListedStyle | undefined): StyleNeighbor | null {
  return style ? { title: style.title, path: style.path } : null;
}
