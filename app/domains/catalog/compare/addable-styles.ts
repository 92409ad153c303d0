import { stripStega } from "~/kernel/stega";
import type { IndexedStyle } from "../style-index/indexed-style";

/** Doors that can be laid beside others, under the name of their brand and line. */
export type StyleGroup = {
  readonly title: string;
  readonly styles: readonly { readonly code: string; readonly label: string }[];
};

/** More would make the list longer than the page; whoever has them finds the others by the lists of doors. */
const maxAddableStyles = 300;

export function groupAddableStyles(
  listed: Iterable<IndexedStyle>,
  without: readonly string[],
): readonly StyleGroup[] {
  const offered = [...listed]
    .filter(({ code }) => !without.includes(code))
    .sort((one, other) => one.rank - other.rank)
    .slice(0, maxAddableStyles);
  const groups = new Map<string, { code: string; label: string }[]>();
  for (const { brandName, line, code, color } of offered) {
    const title = stripStega(`${brandName} ${line}`);
    groups.set(title, [...(groups.get(title) ?? []), { code, label: `${line} ${color}` }]);
  }
  return [...groups].map(([title, styles]) => ({ title, styles }));
}
