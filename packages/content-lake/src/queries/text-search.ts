import type { LakeDocument } from "../documents/document";
import { type GroqNode, isRecord } from "./groq-tree";

/** Reads the value of an expression from a document or from an item of a list. */
type ReadValue = (value: unknown) => unknown;

/** One word of a pattern: its regular expression for a whole token, and a cheap one that excludes most texts. */
type Term = { readonly token: RegExp; readonly anywhere: RegExp };

// groq-js does not export these rules (src/shared/matching.ts); a property test compares the results.
const tokenPattern = /[^!@#$%^&*(),\\/?";:{}|[\]+<>\s-]+/g;
const termPattern = /[^!@#$%^&(),\\/?";:{}|[\]+<>\s-]+/g;
const edgeDots = /(\b\.+|\.+\b)/g;
const maxTermLength = 1024;

/**
 * The condition `(title match "oak*" || blocks[].title match "oak*" || …)` of the Studio's search. groq-js would
 * evaluate all of its hundreds of paths on each document.
 */
export class TextSearch {
  readonly pattern: string;
  /** Readers by top-level field, so that fields which a document lacks cost nothing. */
  readonly #readers: ReadonlyMap<string, readonly ReadValue[]>;
  readonly #terms: readonly Term[];

  constructor(pattern: string, readers: ReadonlyMap<string, readonly ReadValue[]>) {
    this.pattern = pattern;
    this.#readers = readers;
    this.#terms = listTerms(pattern).map(compileTerm);
  }

  /** Returns whether one of the texts matches all words of the pattern. */
  matches(document: LakeDocument): boolean {
    if (this.#terms.length === 0) return false;
    for (const field of Object.keys(document)) {
      const readers = this.#readers.get(field);
      if (readers?.some((read) => this.#matchesValue(read(document)))) return true;
    }
    return false;
  }

  #matchesValue(value: unknown): boolean {
    const texts = listTexts(value).map(removeEdgeDots);
    return (
      texts.length > 0 &&
      this.#terms.every(({ token, anywhere }) =>
        texts.some((text) => anywhere.test(text) && listTokens(text).some((word) => token.test(word))),
      )
    );
  }
}

/** Parses a disjunction of matches of one pattern; null when it contains anything else. */
export function parseTextSearch(condition: unknown): TextSearch | null {
  const patterns = new Set<string>();
  const readers = new Map<string, ReadValue[]>();
  for (const alternative of listAlternatives(condition)) {
    const match = parseMatch(alternative);
    if (!match) return null;
    patterns.add(match.pattern);
    readers.set(match.field, [...(readers.get(match.field) ?? []), match.read]);
  }
  const [pattern] = patterns;
  return pattern !== undefined && patterns.size === 1 ? new TextSearch(pattern, readers) : null;
}

/** Returns the words of a pattern; a star matches any characters. */
export function listTerms(pattern: string): readonly string[] {
  return (removeEdgeDots(pattern).match(termPattern) ?? []).map((term) => term.slice(0, maxTermLength));
}

/** Returns the words of a text as `match` compares them. The text has no dots at the edges of its words. */
export function listTokens(text: string): readonly string[] {
  return text.match(tokenPattern) ?? [];
}

export function removeEdgeDots(text: string): string {
  return text.includes(".") ? text.replace(edgeDots, "") : text;
}

/** Returns the text of `pt::text`; null when the value contains no block. */
export function readPortableText(value: unknown): string | null {
  if (!Array.isArray(value)) return readBlock(value);
  const texts = value.flat(Number.POSITIVE_INFINITY).flatMap((block) => readBlock(block) ?? []);
  return texts.length > 0 ? texts.join("\n\n") : null;
}

function readBlock(block: unknown): string | null {
  if (!isRecord(block) || typeof block._type !== "string" || !Array.isArray(block.children)) return null;
  const spans = block.children.filter((child) => isRecord(child) && child._type === "span");
  return spans.map(({ text }) => (typeof text === "string" ? text : "")).join("");
}

function compileTerm(term: string): Term {
  const source = term.replaceAll("*", ".*");
  return {
    token: new RegExp(`^${source}$`, "i"),
    anywhere: new RegExp(source.replace(/^(\.\*)+|(\.\*)+$/g, ""), "i"),
  };
}

function listTexts(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  return Array.isArray(value) ? value.filter((member) => typeof member === "string") : [];
}

function listAlternatives(node: unknown): readonly unknown[] {
  const alternatives: unknown[] = [];
  // A loop, because hundreds of alternatives are nested as deep.
  const open = [node];
  while (open.length > 0) {
    const next = open.pop();
    if (isRecord(next) && next.type === "Or") open.push(next.right, next.left);
    else if (isRecord(next) && next.type === "Group") open.push(next.base);
    else alternatives.push(next);
  }
  return alternatives;
}

function parseMatch(
  node: unknown,
): { readonly field: string; readonly read: ReadValue; readonly pattern: string } | null {
  if (!isRecord(node) || node.type !== "OpCall" || node.op !== "match") return null;
  const { left, right } = node;
  if (!isRecord(right) || right.type !== "Value" || typeof right.value !== "string") return null;
  const read = compileReader(left);
  const field = findField(left);
  return read && field !== null ? { field, read, pattern: right.value } : null;
}

/** Returns the top-level field of a text such as `pt::text(blocks[].body)`. */
function findField(node: unknown): string | null {
  if (!isRecord(node)) return null;
  if (node.type === "FuncCall") return Array.isArray(node.args) ? findField(node.args[0]) : null;
  if (node.type === "AccessAttribute" && node.base === undefined) return String(node.name);
  return findField(node.base);
}

/** Compiles a path with groq-js's rules for missing values; null when it contains other operations. */
function compileReader(node: unknown): ReadValue | null {
  if (!isRecord(node)) return null;
  switch (node.type) {
    case "This":
      return (value) => value;
    case "AccessAttribute":
      return compileAttribute(node);
    case "ArrayCoerce":
      return after(node.base, (value) => (Array.isArray(value) ? value : null));
    case "Map":
      return compileList(node, (list, read) => list.map(read));
    case "FlatMap":
      return compileList(node, (list, read) => list.flatMap(read));
    case "FuncCall":
      return node.namespace === "pt" && node.name === "text" && Array.isArray(node.args)
        ? after(node.args[0], readPortableText)
        : null;
    default:
      return null;
  }
}

function compileAttribute({ name, base }: GroqNode): ReadValue | null {
  if (typeof name !== "string") return null;
  const read: ReadValue = (value) =>
    isRecord(value) && !Array.isArray(value) && Object.hasOwn(value, name) ? value[name] : null;
  return base === undefined ? read : after(base, read);
}

function compileList(
  { base, expr }: GroqNode,
  readItems: (list: readonly unknown[], read: ReadValue) => unknown,
): ReadValue | null {
  const read = compileReader(expr);
  return (
    read && after(base, (value) => (Array.isArray(value) ? readItems(value, (item) => read(item)) : null))
  );
}

function after(base: unknown, read: ReadValue): ReadValue | null {
  const readBase = compileReader(base);
  return readBase && ((value) => read(readBase(value)));
}
