import { createRichText, type RichText } from "./rich-text";

/**
 * A small table inside a text: the first cell of each row is its heading. Cells may hold links, written as in `rich`.
 */
export type Table = {
  readonly _type: "table";
  readonly _key: string;
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly {
    readonly _type: "tableRow";
    readonly _key: string;
    readonly cells: readonly string[];
  }[];
};
export type Article = readonly (RichText[number] | Table)[];

type Rows = { caption: string; columns: readonly string[]; rows: readonly (readonly string[])[] };

export type ArticlePart = string | Rows;

/** Creates the body of a post: lines of prose as in `rich`, with tables between them. */
export const createArticle = (...parts: readonly ArticlePart[]): Article =>
  parts.flatMap((part, index): Article => {
    const _key = `p${index + 1}`;
    return typeof part === "string"
      ? createRichText(part).map((line) => ({ ...line, _key }))
      : [table(part, _key)];
  });

const table = ({ caption, columns, rows }: Rows, _key: string): Table => ({
  _type: "table",
  _key,
  caption,
  columns,
  rows: rows.map((cells, index) => ({ _key: `row-${index + 1}`, _type: "tableRow" as const, cells })),
});
