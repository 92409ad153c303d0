export type FailureCode = { readonly line: number; readonly code: string };

const kebab = /^[a-z]+(-[a-z0-9]+)*$/;
/** Of a style's code, asked for by its path. */
const contentPath = "code.current";
/** `code: "empty-cart"`, a union: `code: "query-failed" | "query-timeout"`, and a failure that is its code: `err("garbled")`. */
const codes = /\b(?:code:\s*|err\(\s*)((?:\|?\s*"[^"\n]*"\s*)+)/g;

/** The failure codes of a source text that are not spelled in words with hyphens. */
export function misspelledCodesIn(source: string): readonly FailureCode[] {
  return [...source.matchAll(codes)].flatMap((match) =>
    [...(match[1] ?? "").matchAll(/"([^"]*)"/g)].flatMap(([, code = ""]) =>
      kebab.test(code) || code === contentPath
        ? []
        : [{ line: source.slice(0, match.index).split("\n").length, code }],
    ),
  );
}
