import type { ExprNode } from "groq-js";

export type GroqNode = Readonly<Record<string, unknown>>;

/**
 * Rebuilds a parsed query from its innermost nodes. `change` gets the original node and the node with rewritten
 * children; its result replaces the node.
 */
export function rewriteTree(
  tree: ExprNode,
  change: (part: GroqNode, changed: GroqNode) => unknown,
): ExprNode {
  const visit = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(visit);
    // Values that are not nodes (a date, a path) stay unchanged.
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
