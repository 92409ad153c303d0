import { listCodePassages } from "./code-passages";
import type { Passage } from "./passage";
import { findBritishWords, maxSentenceWords, measuredKinds, proseRules } from "./rules";
import { listDatasetPassages, listMarkdownPassages } from "./text-passages";

/** A passage that breaks a rule, and advice on how to write it. */
export type ProseProblem = { readonly line: number; readonly advice: string };

export const proseFile = /\.(?:md|tsx?|mjs|cjs|js|ndjson)$/;

/** Returns every violation of the prose rules in a file, by line. Files of other types have none. */
export function findProseProblems(file: string, source: string): readonly ProseProblem[] {
  return listPassages(file, source)
    .flatMap((passage) => [...findWordProblems(passage), ...findSentenceProblems(passage)])
    .toSorted((one, other) => one.line - other.line);
}

function listPassages(file: string, source: string): readonly Passage[] {
  if (file.endsWith(".md")) return listMarkdownPassages(source);
  if (file.endsWith(".ndjson")) return listDatasetPassages(source);
  return proseFile.test(file) ? listCodePassages(file, source) : [];
}

function findWordProblems({ kind, line, text }: Passage): readonly ProseProblem[] {
  const banned = proseRules
    .filter(({ kinds }) => kinds.includes(kind))
    .flatMap(({ pattern, advice }) =>
      [...text.matchAll(pattern)].map((match) => ({
        line: line + countLineBreaks(text, match.index),
        advice: `"${match[0].replace(/\s+/g, " ")}": ${advice}`,
      })),
    );
  const british = findBritishWords(text).map(({ index, word, american }) => ({
    line: line + countLineBreaks(text, index),
    advice: `"${word}": American spelling is "${american}"`,
  }));
  return [...banned, ...british];
}

const sentences = new Intl.Segmenter("en", { granularity: "sentence" });

function findSentenceProblems({ kind, line, text }: Passage): readonly ProseProblem[] {
  if (!measuredKinds.includes(kind)) return [];
  // An empty line, a list item and a tag of a docblock end a sentence without a period.
  const flowing = text.replace(/\n(?!\s*(?:\n|[-*]\s|\d+\.\s|@\w|$))/g, " ");
  return [...sentences.segment(flowing)].flatMap(({ segment, index }) => {
    const wordCount = segment.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
    if (wordCount <= maxSentenceWords) return [];
    const start = index + (segment.length - segment.trimStart().length);
    return [
      {
        line: line + countLineBreaks(text, start),
        advice: `${wordCount} words in one sentence, at most ${maxSentenceWords}`,
      },
    ];
  });
}

function countLineBreaks(text: string, end: number): number {
  return text.slice(0, end).split("\n").length - 1;
}
