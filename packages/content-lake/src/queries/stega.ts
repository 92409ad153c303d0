import { vercelStegaEncode } from "@vercel/stega";
import type { ExprNode } from "groq-js";
import { paths } from "~/kernel/paths";
import { stegaPrefix } from "~/kernel/stega";
import { isStegaField, type PathStep } from "~/kernel/stega-fields";
import { type LakeDocument, toPublishedId } from "../documents/document";
import { type GroqNode, isRecord, rewriteTree } from "./groq-tree";

const encodedDocuments = new WeakMap<LakeDocument, LakeDocument>();

/**
 * The document with its words marked: each carries behind it, in characters that are not seen, the document, type and
 * path it comes from (https://github.com/vercel/stega), so that whatever a query makes of them knows its origin.
 */
export function encodeStega(document: LakeDocument): LakeDocument {
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
}

type DocumentOrigin = { readonly id: string; readonly type: string };

function encodeValue(value: unknown, path: readonly PathStep[], about: DocumentOrigin): unknown {
  if (typeof value === "string")
    return isStegaField(about.type, path, value) ? value + encodeOrigin(path, about) : value;
  if (Array.isArray(value))
    return value.map((member: unknown, index) =>
      encodeValue(member, [...path, toPathStep(member, index)], about),
    );
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, encodeValue(inner, [...path, name], about)]),
  );
}

function toPathStep(member: unknown, index: number): PathStep {
  const key: unknown = typeof member === "object" && member !== null && "_key" in member ? member._key : null;
  return typeof key === "string" ? { _key: key } : index;
}

/** As Sanity's overlays read it: the short form of what `@sanity/client` writes with the help of source maps. */
function encodeOrigin(path: readonly PathStep[], about: DocumentOrigin): string {
  // A picture is opened by the words that describe it.
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
/** Functions whose answer depends on each character of what they are given. */
const literalFunctions: ReadonlySet<string> = new Set([
  "length",
  "string::split",
  "string::startsWith",
  "dateTime",
]);

/** The query with everything compared, sorted or taken apart as it is without its mark: marks never decide an answer. */
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

/** `coalesce(string::split(x, <mark>)[0], x)`, where x may carry one. */
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

/** Fields may, but for those of the system; what is written in the query itself does not. */
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
