/** As much of a word as the index keeps (migration 0018). */
const longest = 100;
const aroundWords = /^[!-/:-@[-`{-~]+|[!-/:-@[-`{-~]+$/g;

/**
 * What was typed as a tsquery: each part of it between spaces begins a word, or is the number of what is looked for, with or
 * without its zeros. Null where nothing of it is a letter or a digit. Inside quotes no sign means anything.
 */
export function beginning(typed: string): string | null {
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
