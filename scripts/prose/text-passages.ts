import { type Passage, removeCodeAndQuotations } from "./passage";

/** Returns the paragraphs, list items, headings and table cells of a Markdown file. */
export function listMarkdownPassages(source: string): readonly Passage[] {
  const passages: { line: number; text: string }[] = [];
  let isOpen = false;
  for (const [index, line] of toReadableText(source).split("\n").entries()) {
    const isRow = /^\s*\|/.test(line);
    const startsText = isRow || !isOpen || /^\s*(?:#|>|[-*+]\s|\d+[.)]\s)/.test(line);
    const text = line.replace(/^\s*(?:#+|>|[-*+]|\d+[.)])\s+/, "");
    const previous = passages.at(-1);
    if (isRow) passages.push(...line.split("|").map((cell) => ({ line: index + 1, text: cell })));
    else if (startsText || !previous) passages.push({ line: index + 1, text });
    else previous.text += `\n${text}`;
    isOpen = line.trim() !== "" && !isRow && !/^\s*#/.test(line);
  }
  return passages
    .filter(({ text }) => text.trim() !== "")
    .map(({ line, text }) => ({ kind: "documentation", line, text }));
}

/** Words that visitors may type into the search, in any spelling. */
const searchWordsKey = "searchSynonyms";

/** Returns the texts of a dataset: every string with a space, except under Sanity's own keys and search words. */
export function listDatasetPassages(source: string): readonly Passage[] {
  return source
    .split("\n")
    .flatMap((row, index) =>
      row.trim() === ""
        ? []
        : listStrings(JSON.parse(row)).map((text) => ({ kind: "siteCopy" as const, line: index + 1, text })),
    );
}

function listStrings(value: unknown): readonly string[] {
  if (typeof value === "string") return value.includes(" ") ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key.startsWith("_") || key === searchWordsKey ? [] : listStrings(inner),
  );
}

/** Replaces fenced blocks by empty lines, and links by their text. */
function toReadableText(source: string): string {
  const withoutBlocks = source
    .replace(/^[ \t]*(```|~~~)[\s\S]*?^[ \t]*\1[ \t]*$/gm, (block) => block.replace(/[^\n]/g, ""))
    .replace(/<!--[\s\S]*?-->/g, (comment) => comment.replace(/[^\n]/g, ""));
  return removeCodeAndQuotations(withoutBlocks).replace(/!?\[([^\]]*)\]\([^)\s]*\)/g, "$1");
}
