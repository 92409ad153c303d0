/** As much of a word as the index keeps (migration 0018). */
const longest = 100;
const aroundWords = /^[!-/:-@[-`{-~]+|[!-/:-@[-`{-~]+$/g;

/**
 * What was typed as a tsquery: each part of it between spaces begins a word, or is the number of what is looked for, with or
 * without its zeros. Null where nothing of it is a letter or a digit. Inside quotes no sign means anything.
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

/** What was typed as a pattern of ILIKE: its own signs mean themselves. */
export function toLikePattern(words: string): string {
  return `%${words.replace(/[\\%_]/g, "\\$&")}%`;
}

/** How rows are looked for: words of them begin so, or they have what was typed anywhere within. */
export type SearchMode = { readonly begins: string } | { readonly within: string };

/**
 * Asks for what begins as was typed; only where nothing does, for what has it anywhere. The rows of a list and how many they
 * are come of one asking, whatever its page.
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
