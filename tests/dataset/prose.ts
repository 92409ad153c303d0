import type { Post } from "../../studio/dataset/build/blog/post";
import type { PageWords } from "../../studio/dataset/build/words/section";
import { textsIn } from "./walk";

const link = /\[([^\]]+)\]\(([^)]+)\)/g;

/** A line as a reader sees it: links and marks gone, list signs gone. */
export const plain = (line: string) =>
  line
    .replace(link, "$1")
    .replaceAll("**", "")
    .replace(/^(#{2,3}|-|\d+\.|>) /, "");

/** The paragraphs, headings and list items of a post. */
export const paragraphsOf = ({ body }: Post) =>
  body.flatMap((part) => (part._type === "block" ? [part] : []));

export const tablesOf = ({ body }: Post) => body.flatMap((part) => (part._type === "table" ? [part] : []));

/** What a post says: paragraph by paragraph, a table cell by cell. */
export const linesOfPost = ({ title, description, body }: Post): string[] => [
  title,
  description,
  ...body.flatMap((part) =>
    part._type === "table"
      ? [part.caption, ...part.columns, ...part.rows.flatMap(({ cells }) => cells)]
      : [part.children.map(({ text }) => text).join("")],
  ),
];

const unread = ["kind", "path", "questions", "reviews"];

/** What a page says, its metadata left out. */
export const linesOfPage = ({ sections }: PageWords): string[] =>
  textsIn(sections).flatMap(({ field, text }) => (unread.includes(field) ? [] : [text]));

export const wordsIn = (lines: readonly string[]): number =>
  lines.flatMap((line) => plain(line).split(/\s+/).filter(Boolean)).length;

/** Sentences long enough that two equal ones are no accident. */
export const sentencesOf = (lines: readonly string[]): string[] =>
  lines
    .flatMap((line) => plain(line).split(/(?<=[.?!])\s+/))
    .filter((sentence) => sentence.split(" ").length >= 5);

/** Where the lines of a text lead. */
export const linksIn = (lines: readonly string[]): string[] =>
  lines.flatMap((line) => [...line.matchAll(link)].flatMap(([, , href]) => href ?? []));

export const linksOfPost = (post: Post): string[] => [
  ...paragraphsOf(post).flatMap(({ markDefs }) => markDefs.map(({ href }) => href)),
  ...linksIn(tablesOf(post).flatMap(({ rows }) => rows.flatMap(({ cells }) => cells))),
];

export const repeated = (items: readonly string[]): string[] =>
  items.filter((item, index) => items.indexOf(item) !== index);
