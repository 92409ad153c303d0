import { paths } from "../app/kernel/paths";

/** An address of the shop, spelled out where it should be named by `paths`. */
export type SpelledAddress = { readonly line: number; readonly text: string };

type Tree = { readonly [name: string]: string | ((...parts: string[]) => string) | Tree };

/** Every address, with a `*` for each part; '/' alone is more often a separator than the home page. */
const known = addressesIn(paths)
  .filter((address) => address !== paths.home)
  .sort((a, b) => b.length - a.length)
  .map((address) => address.replaceAll("*", "(?:\\$\\{[^}]*\\}|[\\w:.-]+)"));

/** What stands before an address: nothing, an origin by name (`${shop.url}/checkout`), or this machine's own. */
const origin =
  "(?:\\$\\{(?!paths\\.)[^}]*\\}|https?://(?:127\\.0\\.0\\.1|localhost|\\$\\{[^}]*\\})(?::(?:\\d+|\\$\\{[^}]*\\}))?)?";
const spelled = new RegExp(`["'\`]${origin}(?:${known.join("|")})(?=["'\`/?#])[^"'\`]*["'\`]`, "g");
const comments = /\/\*[\s\S]*?\*\/|(?<![:"'`\w])\/\/[^\n]*/g;

/** Every address that a source text spells by itself; comments and the modules it imports do not count. */
export function spelledAddresses(source: string): readonly SpelledAddress[] {
  const code = source.replace(comments, blank).replace(imported, blank);
  return [...code.matchAll(spelled)].map((match) => ({
    line: code.slice(0, match.index).split("\n").length,
    text: match[0],
  }));
}

const imported = /\bfrom\s+"[^"]*"|\bimport\(\s*"[^"]*"\s*\)/g;

/** Spaces of the same length, so that lines keep their numbers. */
function blank(text: string): string {
  return text.replace(/[^\n]/g, " ");
}

function addressesIn(tree: Tree): string[] {
  return Object.values(tree).flatMap((entry) => {
    if (typeof entry === "string") return [entry];
    if (typeof entry !== "function") return addressesIn(entry);
    return [entry(...Array.from({ length: entry.length }, () => "*")).replaceAll("%2A", "*")];
  });
}
