import { vercelStegaEncode } from "@vercel/stega";
import type { ExprNode } from "groq-js";
import { paths } from "~/kernel/paths";
import { stegaPrefix } from "~/kernel/stega";
import { isStegaField, type PathStep } from "~/kernel/stega-fields";
import { type LakeDocument, publishedIdOf } from "../documents/document";
import { isRecord, type Part, rewritten } from "./tree";

const marked = new WeakMap<LakeDocument, LakeDocument>();

/**
 * The document with its words marked: each carries behind it, in characters that are not seen, the document, type and
 * path it comes from (https://github.com/vercel/stega), so that whatever a query makes of them knows its origin.
 */
export function withOrigins(document: LakeDocument): LakeDocument {
  if (document._type.startsWith("sanity.")) return document;
  const known = marked.get(document);
  if (known) return known;
  const about = { id: publishedIdOf(document._id), type: document._type };
  const fresh = Object.fromEntries(
    Object.entries(document).map(([name, value]) => [name, markedValue(value, [name], about)]),
  );
  const made = { ...document, ...fresh };
  marked.set(document, made);
  return made;
}

type About = { readonly id: string; readonly type: string };

function markedValue(value: unknown, path: readonly PathStep[], about: About): unknown {
  if (typeof value === "string")
    return isStegaField(about.type, path, value) ? value + markOf(path, about) : value;
  if (Array.isArray(value))
    return value.map((member: unknown, index) =>
      markedValue(member, [...path, stepTo(member, index)], about),
    );
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, markedValue(inner, [...path, name], about)]),
  );
}

function stepTo(member: unknown, index: number): PathStep {
  const key: unknown = typeof member === "object" && member !== null && "_key" in member ? member._key : null;
  return typeof key === "string" ? { _key: key } : index;
}

/** As Sanity's overlays read it: the short form of what `@sanity/client` writes with the help of source maps. */
function markOf(path: readonly PathStep[], about: About): string {
  // A picture is opened by the words that describe it.
  const opened = path.at(-1) === "alt" && path.length > 1 ? path.slice(0, -1) : path;
  return vercelStegaEncode({ origin: "sanity.io", baseUrl: paths.studio, ...about, path: textOf(opened) });
}

/** 'blocks[_key=="a1"].title' */
function textOf(path: readonly PathStep[]): string {
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
export function comparedPlainly(tree: ExprNode): ExprNode {
  return rewritten(tree, (part, changed) => {
    if (part.type === "OpCall" && comparisons.has(String(part.op)))
      return { ...changed, left: plain(changed.left), right: plain(changed.right) };
    if (part.type === "FuncCall" && literalFunctions.has(nameOf(part)) && Array.isArray(changed.args))
      return { ...changed, args: changed.args.map(plain) };
    if (part.type === "PipeFuncCall" && part.name === "order" && Array.isArray(changed.args))
      return { ...changed, args: changed.args.map(plainOrder) };
    return changed;
  });
}

function nameOf({ namespace, name }: Part): string {
  return namespace === "global" ? String(name) : `${namespace}::${name}`;
}

function plainOrder(by: unknown): unknown {
  const isDirected = isRecord(by) && (by.type === "Asc" || by.type === "Desc");
  return isDirected ? { ...by, base: plain(by.base) } : plain(by);
}

/** `coalesce(string::split(x, <mark>)[0], x)`, where x may carry one. */
function plain(node: unknown): unknown {
  if (!mayCarryMark(node)) return node;
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
function mayCarryMark(node: unknown): boolean {
  if (!isRecord(node)) return false;
  switch (node.type) {
    case "AccessAttribute":
      return !String(node.name).startsWith("_");
    case "Group":
      return mayCarryMark(node.base);
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
