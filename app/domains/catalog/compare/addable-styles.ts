import { stripStega } from "~/kernel/text/stega";
import type { IndexedStyle } from "../style-index/indexed-style";

/** Doors that can be added to a comparison, grouped by brand and line. */
export type StyleGroup = {
  readonly title: string;
  readonly styles: readonly { readonly code: string; readonly label: string }[];
};

/** Limits the length of the select; further doors can be added from their own pages. */
const maxAddableStyles = 300;

export function groupAddableStyles(
  listedStyles: Iterable<IndexedStyle>,
  excludedCodes: readonly string[],
): readonly StyleGroup[] {
  const addableStyles = [...listedStyles]
    .filter(({ code }) => !excludedCodes.includes(code))
    .sort((one, other) => one.rank - other.rank)
    .slice(0, maxAddableStyles);
  const groups = new Map<string, { code: string; label: string }[]>();
  for (const { brandName, line, code, color } of addableStyles) {
    const title = stripStega(`${brandName} ${line}`);
    groups.set(title, [...(groups.get(title) ?? []), { code, label: `${line} ${color}` }]);
  }
  return [...groups].map(([title, styles]) => ({ title, styles }));
}
