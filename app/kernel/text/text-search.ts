/** The index keeps this many characters of a word (migration 0018). */
const longest = 100;
const aroundWords = /^[!-/:-@[-`{-~]+|[!-/:-@[-`{-~]+$/g;

/**
 * Converts typed text to a tsquery: each word is a prefix of a word, or a number with or without leading zeros. Null
 * when the text has no alphanumeric character. Quotes make operators literal.
 */
export function toPrefixTsquery(typed: string): string | null {
  const words = typed
    .toLowerCase()
    .split(/\s+/)
    .map((part) => part.replace(aroundWords, "").slice(0, longest))
    .filter((word) => word !== "");
  return words.length === 0 ? null : words.map(wordOrNumber).join(" & ");
}

function wordOrNumber(word: string): string {
  const begins = `${quoted(word)}:*`;
  return /^\d{1,18}$/.test(word) ? `(${quoted(`#${word.replace(/^0+(?=\d)/, "")}`)} | ${begins})` : begins;
}

function quoted(word: string): string {
  return `'${word.replace(/['\\]/g, "$&$&")}'`;
}

/** Converts typed text to an ILIKE pattern with escaped wildcards. */
export function toLikePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, "\\$&")}%`;
}

/** The search mode: a word prefix, or a substring anywhere. */
export type SearchMode = { readonly begins: string } | { readonly within: string };

/**
 * Tries a prefix match and falls back to a substring match. Rows and total use the same mode, so all pages of a list
 * agree.
 */
export async function searchPrefixThenSubstring<Answer>(
  typed: string | undefined,
  ask: (manner: SearchMode | undefined) => Promise<Answer>,
  isFound: (answer: Answer) => boolean,
): Promise<Answer> {
  if (!typed) return ask(undefined);
  const begins = toPrefixTsquery(typed);
  if (begins !== null) {
    const answer = await ask({ begins });
    if (isFound(answer)) return answer;
  }
  return ask({ within: typed });
}
