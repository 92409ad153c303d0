/** The index keeps this many characters of a word (migration 0018). */
const maxWordLength = 100;
const edgePunctuation = /^[!-/:-@[-`{-~]+|[!-/:-@[-`{-~]+$/g;

/**
 * Converts typed text to a tsquery: each word is a prefix of a word, or a number with or without leading zeros. Null
 * when the text has no alphanumeric character. Quotes make operators literal.
 */
export function toPrefixTsquery(typed: string): string | null {
  const words = typed
    .toLowerCase()
    .split(/\s+/)
    .map((part) => part.replace(edgePunctuation, "").slice(0, maxWordLength))
    .filter((word) => word !== "");
  return words.length === 0 ? null : words.map(toTerm).join(" & ");
}

function toTerm(word: string): string {
  const prefixTerm = `${quoteTerm(word)}:*`;
  return /^\d{1,18}$/.test(word)
    ? `(${quoteTerm(`#${word.replace(/^0+(?=\d)/, "")}`)} | ${prefixTerm})`
    : prefixTerm;
}

function quoteTerm(word: string): string {
  return `'${word.replace(/['\\]/g, "$&$&")}'`;
}

/** Converts typed text to an ILIKE pattern with escaped wildcards. */
export function toLikePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, "\\$&")}%`;
}

/** The search mode: a word prefix, or a substring anywhere. */
export type SearchMode = { readonly prefixQuery: string } | { readonly substring: string };

/**
 * Tries a prefix match and falls back to a substring match. Rows and total use the same mode, so all pages of a list
 * agree.
 */
export async function queryByPrefixThenSubstring<Answer>(
  typed: string | undefined,
  runQuery: (searchMode: SearchMode | undefined) => Promise<Answer>,
  isFound: (answer: Answer) => boolean,
): Promise<Answer> {
  if (!typed) return runQuery(undefined);
  const prefixQuery = toPrefixTsquery(typed);
  if (prefixQuery !== null) {
    const answer = await runQuery({ prefixQuery });
    if (isFound(answer)) return answer;
  }
  return runQuery({ substring: typed });
}
