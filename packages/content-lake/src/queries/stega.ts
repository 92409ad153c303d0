import { vercelStegaEncode } from "@vercel/stega";
import type { ExprNode } from "groq-js";
import { type LakeDocument, toPublishedId } from "../documents/document";
import * as paths from "../paths";
import { type GroqNode, isRecord, rewriteTree } from "./groq-tree";
import { isStegaField, type PathStep, type StegaFields } from "./stega-fields";

/** The invisible characters with which a marker of `@vercel/stega` begins. */
const stegaPrefix = "\u200b\u200b\u200b\u200b";

type DocumentOrigin = { readonly id: string; readonly type: string };

/**
 * Creates a function that appends document id, type and path to each visible text as invisible characters
 * (https://github.com/vercel/stega), so that preview overlays know its origin.
 */
export function createStegaEncoder(fields: StegaFields): (document: LakeDocument) => LakeDocument {
  const encodedDocuments = new WeakMap<LakeDocument, LakeDocument>();

  const encodeValue = (value: unknown, path: readonly PathStep[], about: DocumentOrigin): unknown => {
    if (typeof value === "string")
      return isStegaField(fields, about.type, path, value) ? value + encodeOrigin(path, about) : value;
    if (Array.isArray(value))
      return value.map((member: unknown, index) =>
        encodeValue(member, [...path, toPathStep(member, index)], about),
      );
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, encodeValue(inner, [...path, name], about)]),
    );
  };

  return (document) => {
    if (document._type.startsWith("sanity.")) return document;
    const known = encodedDocuments.get(document);
    if (known) return known;
    const about = { id: toPublishedId(document._id), type: document._type };
    const fresh = Object.fromEntries(
      Object.entries(document).map(([name, value]) => [name, encodeValue(value, [name], about)]),
    );
    const made = { ...document, ...fresh };
    encodedDocuments.set(document, made);
    return made;
  };
}

function toPathStep(member: unknown, index: number): PathStep {
  const key: unknown = typeof member === "object" && member !== null && "_key" in member ? member._key : null;
  return typeof key === "string" ? { _key: key } : index;
}

/** The format that Sanity's overlays read; `@sanity/client` writes the same from source maps. */
function encodeOrigin(path: readonly PathStep[], about: DocumentOrigin): string {
  // The alt text opens the image that it describes.
  const opened = path.at(-1) === "alt" && path.length > 1 ? path.slice(0, -1) : path;
  return vercelStegaEncode({
    origin: "sanity.io",
    baseUrl: paths.studio,
    ...about,
    path: toPathText(opened),
  });
}

/** 'blocks[_key=="a1"].title' */
function toPathText(path: readonly PathStep[]): string {
  return path.reduce<string>((text, step) => {
    if (typeof step === "string") return text === "" ? step : `${text}.${step}`;
    return typeof step === "number" ? `${text}[${step}]` : `${text}[_key=="${step._key}"]`;
  }, "");
}

const comparisons: ReadonlySet<string> = new Set(["==", "!=", "<", "<=", ">", ">=", "in", "match"]);
/** Functions whose result depends on each character of their argument. */
const literalFunctions: ReadonlySet<string> = new Set([
  "length",
  "string::split",
  "string::startsWith",
  "dateTime",
]);

/** Removes stega from values that the query compares, sorts or splits, so that stega never changes a result. */
export function compareWithoutStega(tree: ExprNode): ExprNode {
  return rewriteTree(tree, (part, changed) => {
    if (part.type === "OpCall" && comparisons.has(String(part.op)))
      return { ...changed, left: stripOrigin(changed.left), right: stripOrigin(changed.right) };
    if (
      part.type === "FuncCall" &&
      literalFunctions.has(getFunctionName(part)) &&
      Array.isArray(changed.args)
    )
      return { ...changed, args: changed.args.map(stripOrigin) };
    if (part.type === "PipeFuncCall" && part.name === "order" && Array.isArray(changed.args))
      return { ...changed, args: changed.args.map(stripOrderOrigin) };
    return changed;
  });
}

function getFunctionName({ namespace, name }: GroqNode): string {
  return namespace === "global" ? String(name) : `${namespace}::${name}`;
}

function stripOrderOrigin(by: unknown): unknown {
  const isDirected = isRecord(by) && (by.type === "Asc" || by.type === "Desc");
  return isDirected ? { ...by, base: stripOrigin(by.base) } : stripOrigin(by);
}

/** Returns `coalesce(string::split(x, <stega prefix>)[0], x)` when x may contain stega. */
function stripOrigin(node: unknown): unknown {
  if (!canContainStega(node)) return node;
  const split = {
    type: "FuncCall",
    namespace: "string",
    name: "split",
    args: [node, { type: "Value", value: stegaPrefix }],
  };
  const first = { type: "AccessElement", base: split, index: 0 };
  return { type: "FuncCall", namespace: "global", name: "coalesce", args: [first, node] };
}

/** Fields may contain stega, except system fields; literals of the query do not. */
function canContainStega(node: unknown): boolean {
  if (!isRecord(node)) return false;
  switch (node.type) {
    case "AccessAttribute":
      return !String(node.name).startsWith("_");
    case "Group":
      return canContainStega(node.base);
    case "This":
    case "AccessElement":
    case "Projection":
    case "Select":
      return true;
    case "FuncCall":
      return node.name === "coalesce" || node.name === "lower" || node.name === "upper";
    default:
      return false;
  }
}
