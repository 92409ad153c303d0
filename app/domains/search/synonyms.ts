/** The synonyms of each word: 'cupboard' has 'cabinet', and 'cabinet' has 'cupboard'. */
export type Synonyms = ReadonlyMap<string, readonly string[]>;

/** Parses groups of synonyms as an editor writes them, one line each: 'cupboard, cabinet'. */
export function parseSynonyms(groups: readonly string[]): Synonyms {
  const synonyms = new Map<string, readonly string[]>();
  for (const group of groups) {
    const words = group
      .toLowerCase()
      .split(",")
      .map((word) => word.trim())
      .filter((word) => word !== "");
    for (const word of words) {
      const existing = synonyms.get(word) ?? [];
      synonyms.set(word, [...new Set([...existing, ...words.filter((other) => other !== word)])]);
    }
  }
  return synonyms;
}
