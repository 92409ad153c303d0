import { type ExprNode, parse } from "groq-js";

/** Parses GROQ; throws with groq-js's own message. */
export function parseGroq(query: string, params: Readonly<Record<string, unknown>>): ExprNode {
  // groq-js takes a comment at the very end only when a line break follows.
  return withoutTextQuery(parse(`${searchable(query)}\n`, { params: { ...params } }), isExprNode);
}

/** groq-js has no `text::query`: its argument is matched as plain words, over the fields a person would search. */
function searchable(query: string): string {
  return query.replace(
    /\[@, _id\] match text::query\(\$__query\)/g,
    "[_id, title, name, question] match text::query($__query)",
  );
}

function withoutTextQuery<T>(node: T, isSame: (value: unknown) => value is T): T {
  const replaced = replaceCalls(node);
  return isSame(replaced) ? replaced : node;
}

function replaceCalls(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(replaceCalls);
  if (!isRecord(node) || Object.getPrototypeOf(node) !== Object.prototype) return node;
  if (
    node.type === "FuncCall" &&
    node.namespace === "text" &&
    node.name === "query" &&
    Array.isArray(node.args)
  ) {
    return replaceCalls(node.args[0]);
  }
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, replaceCalls(value)]));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function isExprNode(value: unknown): value is ExprNode {
  return isRecord(value) && typeof value.type === "string";
}
