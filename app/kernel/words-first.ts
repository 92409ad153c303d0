import { beginning } from "./beginning";

/** How rows are looked for: words of them begin so, or they have what was typed anywhere within. */
export type Manner = { readonly begins: string } | { readonly within: string };

/**
 * Asks for what begins as was typed; only where nothing does, for what has it anywhere. The rows of a list and how many they
 * are come of one asking, whatever its page.
 */
export async function wordsFirst<Answer>(
  typed: string | undefined,
  ask: (manner: Manner | undefined) => Promise<Answer>,
  isFound: (answer: Answer) => boolean,
): Promise<Answer> {
  if (!typed) return ask(undefined);
  const begins = beginning(typed);
  if (begins !== null) {
    const answer = await ask({ begins });
    if (isFound(answer)) return answer;
  }
  return ask({ within: typed });
}
