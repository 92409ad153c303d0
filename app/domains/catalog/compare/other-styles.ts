import { stripStega } from "~/kernel/stega";
import type { ListedStyle } from "../listed-style";

/** Doors that can be laid beside others, under the name of their brand and line. */
export type StyleGroup = {
  readonly title: string;
  readonly styles: readonly { readonly code: string; readonly label: string }[];
};

/** More would make the list longer than the page; whoever has them finds the others by the lists of doors. */
const mostOffered = 300;

export function otherStyles(
  listed: Iterable<ListedStyle>,
  without: readonly string[],
): readonly StyleGroup[] {
  const offered = [...listed]
    .filter(({ code }) => !without.includes(code))
    .sort((one, other) => one.rank - other.rank)
    .slice(0, mostOffered);
  const groups = new Map<string, { code: string; label: string }[]>();
  for (const { brandName, line, code, color } of offered) {
    const title = stripStega(`${brandName} ${line}`);
    groups.set(title, [...(groups.get(title) ?? []), { code, label: `${line} ${color}` }]);
  }
  return [...groups].map(([title, styles]) => ({ title, styles }));
}
