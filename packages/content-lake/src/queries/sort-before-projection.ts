import type { ExprNode } from "groq-js";
import { type GroqNode, isRecord, rewriteTree } from "./groq-tree";

/** The attribute in which the Studio projects the values that it sorts by. */
const sortAttribute = "orderings";

/**
 * Rewrites `*[…]{"orderings": [title], …} | order(orderings[0])[0...100]` to sort and slice before the projection.
 * groq-js would project every document found, of which the slice drops most.
 */
export function sortBeforeProjection(tree: ExprNode): ExprNode {
  return rewriteTree(tree, (_, changed) => {
    if (changed.type === "PipeFuncCall" && changed.name === "order") return moveSort(changed) ?? changed;
    const { base } = changed;
    if (changed.type === "Slice" && isProjectedList(base))
      return { ...base, base: { ...changed, base: base.base } };
    return changed;
  });
}

function moveSort(order: GroqNode): GroqNode | null {
  const { base } = order;
  if (!isProjectedList(base) || !Array.isArray(order.args)) return null;
  const values = findSortValues(base.expr);
  if (!values) return null;
  const args = order.args.map((arg) => replaceSortValues(arg, values));
  return args.includes(null) ? null : { ...base, base: { ...order, base: base.base, args } };
}

/** `<list>{…}` */
function isProjectedList(node: unknown): node is GroqNode {
  if (!isRecord(node) || node.type !== "Map" || !isRecord(node.expr)) return false;
  const { type, base } = node.expr;
  return type === "Projection" && isRecord(base) && base.type === "This";
}

/** Returns the elements of `"orderings": […]`; null when a later attribute could replace it. */
function findSortValues(projection: unknown): readonly unknown[] | null {
  const attributes = listAttributes(isRecord(projection) ? projection.expr : null);
  const sorts = attributes?.filter(({ name }) => name === sortAttribute) ?? [];
  const array = sorts.length === 1 ? sorts[0]?.value : null;
  if (!isRecord(array) || array.type !== "Array" || !Array.isArray(array.elements)) return null;
  const elements: readonly unknown[] = array.elements;
  const values = elements.map((element) =>
    isRecord(element) && element.isSplat === false && isPlainValue(element.value) ? element.value : null,
  );
  return values.includes(null) ? null : values;
}

/** Returns all attributes that an object can have; null when they are unknown. */
function listAttributes(node: unknown): readonly GroqNode[] | null {
  if (!isRecord(node) || node.type !== "Object" || !Array.isArray(node.attributes)) return null;
  const attributes: GroqNode[] = [];
  for (const attribute of node.attributes) {
    if (!isRecord(attribute)) return null;
    const found = attribute.type === "ObjectAttributeValue" ? [attribute] : listSelected(attribute);
    if (!found) return null;
    attributes.push(...found);
  }
  return attributes;
}

/** `...select(<condition> => {…}, …)` */
function listSelected({ type, value }: GroqNode): readonly GroqNode[] | null {
  if (type !== "ObjectSplat" || !isRecord(value) || value.type !== "Select") return null;
  if (value.fallback !== undefined || !Array.isArray(value.alternatives)) return null;
  const attributes = value.alternatives.map((alternative) =>
    listAttributes(isRecord(alternative) ? alternative.value : null),
  );
  return attributes.some((found) => found === null) ? null : attributes.flatMap((found) => found ?? []);
}

/** Returns whether a value depends on the document alone, at any depth of scopes. */
function isPlainValue(node: unknown): boolean {
  if (!isRecord(node)) return false;
  switch (node.type) {
    case "AccessAttribute":
      return node.base === undefined || isPlainValue(node.base);
    case "AccessElement":
    case "Deref":
    case "Group":
      return isPlainValue(node.base);
    case "This":
      return true;
    case "FuncCall":
      return isCaseFunction(node) && Array.isArray(node.args) && node.args.every(isPlainValue);
    default:
      return false;
  }
}

function isCaseFunction({ namespace, name }: GroqNode): boolean {
  return namespace === "global" && (name === "lower" || name === "upper");
}

/** Replaces each `orderings[n]` by its value; null when the argument reads anything else. */
function replaceSortValues(node: unknown, values: readonly unknown[]): unknown {
  if (!isRecord(node)) return null;
  const { type, base } = node;
  if (type === "Asc" || type === "Desc") {
    const replaced = replaceSortValues(base, values);
    return replaced && { ...node, base: replaced };
  }
  if (type === "AccessElement" && isRecord(base) && base.type === "AccessAttribute")
    return base.name === sortAttribute && base.base === undefined
      ? (values[Number(node.index)] ?? null)
      : null;
  if (type !== "FuncCall" || !isCaseFunction(node) || !Array.isArray(node.args)) return null;
  const args = node.args.map((arg) => replaceSortValues(arg, values));
  return args.includes(null) ? null : { ...node, args };
}
