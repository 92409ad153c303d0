import { paths } from "../app/kernel/paths";

/** An address of the shop, spelled out where it should be named by `paths`. */
export type SpelledAddress = { readonly line: number; readonly text: string };

type Tree = { readonly [name: string]: string | ((...parts: string[]) => string) | Tree };

/** Every address without parts; '/' alone is more often a separator than the home page. */
const known = addressesIn(paths)
  .filter((address) => address !== paths.home)
  .sort((a, b) => b.length - a.length);

const spelled = new RegExp(`["'\`](${known.join("|")})(?=["'\`/?#])[^"'\`]*["'\`]`, "g");
const comments = /\/\*[\s\S]*?\*\/|(?<![:"'`\w])\/\/[^\n]*/g;

/** Every address that a source text spells by itself; comments do not count. */
export function spelledAddresses(source: string): readonly SpelledAddress[] {
  const code = source.replace(comments, (comment) => comment.replace(/[^\n]/g, " "));
  return [...code.matchAll(spelled)].map((match) => ({
    line: code.slice(0, match.index).split("\n").length,
    text: match[0],
  }));
}

function addressesIn(tree: Tree): string[] {
  return Object.values(tree).flatMap((entry) => {
    if (typeof entry === "string") return [entry];
    return typeof entry === "function" ? [] : addressesIn(entry);
  });
}
