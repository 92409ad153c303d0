import type { ExprNode } from "groq-js";

export type GroqNode = Readonly<Record<string, unknown>>;

/**
 * A parsed query made anew from its innermost parts on: `change` is given each part as it was, and with its own parts
 * changed already; what it returns stands there.
 */
export function rewriteTree(
  tree: ExprNode,
  change: (part: GroqNode, changed: GroqNode) => unknown,
): ExprNode {
  const visit = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(visit);
    // Values that are no parts of a query (a date, a path) stay what they are.
    if (!isRecord(node) || Object.getPrototypeOf(node) !== Object.prototype) return node;
    return change(
      node,
      Object.fromEntries(Object.entries(node).map(([name, value]) => [name, visit(value)])),
    );
  };
  const made = visit(tree);
  return isExprNode(made) ? made : tree;
}

export function isRecord(value: unknown): value is GroqNode {
  return typeof value === "object" && value !== null;
}

function isExprNode(value: unknown): value is ExprNode {
  return isRecord(value) && typeof value.type === "string";
}
