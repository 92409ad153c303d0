export type FailureCode = { readonly line: number; readonly code: string };

const kebab = /^[a-z]+(-[a-z0-9]+)*$/;
/** A path to a style's code, which is not a failure code. */
const contentPath = "code.current";
/** Matches `code: "empty-cart"`, a union `code: "query-failed" | "query-timeout"`, and `err("garbled")`. */
const codes = /\b(?:code:\s*|err\(\s*)((?:\|?\s*"[^"\n]*"\s*)+)/g;

/** Returns the failure codes of a source text that are not lowercase words joined by hyphens. */
export function findMisspelledCodes(source: string): readonly FailureCode[] {
  return [...source.matchAll(codes)].flatMap((match) =>
    [...(match[1] ?? "").matchAll(/"([^"]*)"/g)].flatMap(([, code = ""]) =>
      kebab.test(code) || code === contentPath
        ? []
        : [{ line: source.slice(0, match.index).split("\n").length, code }],
    ),
  );
}
