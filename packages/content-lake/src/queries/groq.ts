import { type ExprNode, parse } from "groq-js";
import { rewriteTree } from "./groq-tree";

/** Parses GROQ; throws with groq-js's own message. */
export function parseGroq(query: string, params: Readonly<Record<string, unknown>>): ExprNode {
  // groq-js accepts a comment at the end only when a line break follows.
  return withoutTextQuery(parse(`${toSearchable(query)}\n`, { params: { ...params } }));
}

/** groq-js lacks `text::query`: its argument is matched as plain words against title, name and question. */
function toSearchable(query: string): string {
  return query.replace(
    /\[@, _id\] match text::query\(\$__query\)/g,
    "[_id, title, name, question] match text::query($__query)",
  );
}

function withoutTextQuery(tree: ExprNode): ExprNode {
  return rewriteTree(tree, (_, changed) =>
    changed.type === "FuncCall" &&
    changed.namespace === "text" &&
    changed.name === "query" &&
    Array.isArray(changed.args)
      ? changed.args[0]
      : changed,
  );
}
