import { paths } from "../../app/kernel/paths";

/** A URL of the shop that is spelled out instead of taken from `paths`. */
export type SpelledAddress = { readonly line: number; readonly text: string };

type Tree = { readonly [name: string]: string | ((...parts: string[]) => string) | Tree };

/** Every path with `*` for each parameter. The home page is left out, because '/' is often a separator. */
const known = listAddresses(paths)
  .filter((address) => address !== paths.home)
  .sort((a, b) => b.length - a.length)
  .map((address) => address.replaceAll("*", "(?:\\$\\{[^}]*\\}|[\\w:.-]+)"));

/** The prefix of a URL: nothing, an origin in a variable (`${shop.url}/checkout`), or this machine's origin. */
const origin =
  "(?:\\$\\{(?!paths\\.)[^}]*\\}|https?://(?:127\\.0\\.0\\.1|localhost|\\$\\{[^}]*\\})(?::(?:\\d+|\\$\\{[^}]*\\}))?)?";
const spelled = new RegExp(`["'\`]${origin}(?:${known.join("|")})(?=["'\`/?#])[^"'\`]*["'\`]`, "g");
const comments = /\/\*[\s\S]*?\*\/|(?<![:"'`\w])\/\/[^\n]*/g;

/** Returns every URL that a source text spells out, except in comments and imports. */
export function findSpelledAddresses(source: string): readonly SpelledAddress[] {
  const code = source.replace(comments, blankOut).replace(imported, blankOut);
  return [...code.matchAll(spelled)].map((match) => ({
    line: code.slice(0, match.index).split("\n").length,
    text: match[0],
  }));
}

const imported = /\bfrom\s+"[^"]*"|\bimport\(\s*"[^"]*"\s*\)/g;

/** Replaces text by spaces, so that line numbers stay the same. */
function blankOut(text: string): string {
  return text.replace(/[^\n]/g, " ");
}

function listAddresses(tree: Tree): string[] {
  return Object.values(tree).flatMap((entry) => {
    if (typeof entry === "string") return [entry];
    if (typeof entry !== "function") return listAddresses(entry);
    return [entry(...Array.from({ length: entry.length }, () => "*")).replaceAll("%2A", "*")];
  });
}
