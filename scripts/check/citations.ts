type Source = {
  readonly file: string;
  readonly text: string;
  /** File names of `docs/decisions`. */
  readonly decisions: readonly string[];
};
type Problem = { readonly at: number; readonly message: string };

const folder = "docs/decisions/";

/**
 * Returns each invalid citation of a file: unknown decisions by number or path, and documents outside the repository.
 */
export function findBadCitations({ file, text, decisions }: Source): readonly string[] {
  const problems = [
    ...findUnknownNumbers(text, decisions),
    ...findUnknownPaths(file, text, decisions),
    ...findOutsideDocuments(text),
  ];
  return problems
    .toSorted((a, b) => a.at - b.at)
    .map(({ at, message }) => `${file}:${text.slice(0, at).split("\n").length}: ${message}`);
}

/** Finds unknown numbers after the word "decision", also in lists and after a line break in a comment. */
function findUnknownNumbers(text: string, decisions: readonly string[]): readonly Problem[] {
  const known = new Set(decisions.map((name) => name.slice(0, 3)));
  const lists = text.matchAll(
    /\bdecisions?(?:\s|\*|\/\/)+(?:\[?\d{3}\b\]?(?:\([^)]*\))?(?:,? and |, | to )?)+|docs\/decisions\/\d{3}(?!-)/gi,
  );
  return [...lists].flatMap(({ 0: list, index }) =>
    [...list.matchAll(/(?<![\w/-])\[?(\d{3})\b(?!-)|\/(\d{3})$/g)].flatMap((found) => {
      const number = found[1] ?? found[2] ?? "";
      return known.has(number)
        ? []
        : [{ at: index + found.index, message: `decision ${number} does not exist` }];
    }),
  );
}

/** Finds unknown paths below docs/decisions, and broken links between its files. */
function findUnknownPaths(file: string, text: string, decisions: readonly string[]): readonly Problem[] {
  const pattern = file.startsWith(folder)
    ? /\]\((?:\.\/)?(\d{3}-[\w-]+\.md)/g
    : /decisions\/(\d{3}-[\w-]+\.md)/g;
  return [...text.matchAll(pattern)]
    .filter(([, name = ""]) => !decisions.includes(name))
    .map(({ 1: name = "", index }) => ({ at: index, message: `${folder}${name} does not exist` }));
}

function findOutsideDocuments(text: string): readonly Problem[] {
  return [...text.matchAll(/\bS[123] ?§[\d.]*\d|\brulings? [A-D]\d{2}\b/gi)].map(({ 0: name, index }) => ({
    at: index,
    message: `"${name}" is not a document of this repository`,
  }));
}
