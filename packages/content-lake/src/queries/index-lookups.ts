import type { ExprNode } from "groq-js";
import type { LakeDocument } from "../documents/document";
import { isRecord, rewriteTree } from "./groq-tree";
import type { SearchCandidates } from "./query-protocol";
import { parseTextSearch, type TextSearch } from "./text-search";

/** The part of a filter over all documents that an index can answer. */
export type IndexLookup = {
  /** `_id in $ids`, or `_id == "…"`. */
  readonly ids?: readonly string[];
  /** `_type == "style"`. */
  readonly type?: string;
  /** `code.current == "trnv"`: equality with a value at a path of attributes. */
  readonly equal?: { readonly path: readonly string[]; readonly value: string };
  /** `_type in $types && (title match "oak*" || …)`, as the Studio searches; each document found matches it. */
  readonly search?: { readonly types: readonly string[]; readonly texts: readonly TextSearch[] };
};

/** A query whose full scans are replaced by parameters; each parameter is named by its index lookup. */
export type IndexedQuery = {
  readonly tree: ExprNode;
  readonly lookups: ReadonlyMap<string, IndexLookup>;
  /** True when some part still scans all documents. */
  readonly scansAll: boolean;
};

/**
 * Replaces full scans (`*[_type == "style" && …]`) by index lookups, because groq-js would walk all documents for
 * each of them. The original condition is still checked on each document found.
 */
export function rewriteToIndexLookups(
  tree: ExprNode,
  { byValue }: { readonly byValue: boolean },
): IndexedQuery {
  const narrowings = new Map<string, IndexLookup>();
  const byIndex = rewriteTree(tree, (part, changed) => {
    if (part.type !== "Filter" || !isRecord(part.base) || part.base.type !== "Everything") return changed;
    const conditions = listConditions(part.expr);
    const search = byValue ? parseSearch(conditions) : null;
    if (search) {
      const name = `search ${narrowings.size}`;
      narrowings.set(name, { search });
      return { ...changed, base: { type: "Parameter", name }, expr: removeTextSearches(changed.expr) };
    }
    const narrowing = toIndexLookup(conditions, byValue);
    if (!narrowing) return changed;
    const name = `narrowed ${JSON.stringify(narrowing)}`;
    narrowings.set(name, narrowing);
    return { ...changed, base: { type: "Parameter", name } };
  });
  return { tree: byIndex, lookups: narrowings, scansAll: hasFullScan(byIndex) };
}

/** `documents::get()` and similar functions read arbitrary documents. */
function hasFullScan(tree: ExprNode): boolean {
  let found = false;
  rewriteTree(tree, (part, changed) => {
    found ||= part.type === "Everything" || part.namespace === "documents";
    return changed;
  });
  return found;
}

/** Returns the operands of a conjunction. */
function listConditions(node: unknown): readonly unknown[] {
  if (!isRecord(node)) return [];
  if (node.type === "And") return [...listConditions(node.left), ...listConditions(node.right)];
  if (node.type === "Group") return listConditions(node.base);
  return [node];
}

function toIndexLookup(conditions: readonly unknown[], byValue: boolean): IndexLookup | null {
  const equals = conditions.flatMap(parseEquality);
  const ids =
    conditions.flatMap((node) => parseValueList(node, "_id"))[0] ??
    equals.find(({ path }) => isPath(path, "_id"))?.value;
  const type = equals.find(({ path }) => isPath(path, "_type"))?.value;
  if (ids !== undefined) return { ids: typeof ids === "string" ? [ids] : ids };
  if (type === undefined) return null;
  const equal = byValue ? equals.find(({ path }) => !path[0]?.startsWith("_")) : undefined;
  return equal ? { type, equal } : { type };
}

/** Returns the text searches of a conjunction that also names its document types. */
function parseSearch(conditions: readonly unknown[]): IndexLookup["search"] | null {
  const texts = conditions.flatMap((condition) => parseTextSearch(condition) ?? []);
  const [types] = conditions.flatMap((condition) => parseValueList(condition, "_type"));
  return types && texts.length > 0 ? { types, texts } : null;
}

/** The lookup has checked the text searches, so that they need not be evaluated again. */
function removeTextSearches(expr: unknown): unknown {
  const open = listConditions(expr).filter((condition) => !parseTextSearch(condition));
  return open.reduce((left, right) => ({ type: "And", left, right }));
}

const isPath = (path: readonly string[], name: string) => path.length === 1 && path[0] === name;

/** Parses `a.b == "x"`, with the operands in either order. */
function parseEquality(
  node: unknown,
): readonly { readonly path: readonly string[]; readonly value: string }[] {
  if (!isRecord(node) || node.type !== "OpCall" || node.op !== "==") return [];
  const sides = [
    [node.left, node.right],
    [node.right, node.left],
  ];
  return sides.flatMap(([attribute, constant]) => {
    const path = parsePath(attribute);
    const value = parseConstant(constant);
    return path && typeof value === "string" ? [{ path, value }] : [];
  });
}

/** Parses `_id in ["a", "b"]` for one attribute. */
function parseValueList(node: unknown, attribute: string): readonly (readonly string[])[] {
  if (!isRecord(node) || node.type !== "OpCall" || node.op !== "in") return [];
  const values = parseConstant(node.right);
  const isOfAttribute = isPath(parsePath(node.left) ?? [], attribute);
  return isOfAttribute && Array.isArray(values) && values.every((value) => typeof value === "string")
    ? [values]
    : [];
}

/** Returns the attribute names of a path; null when the path contains other operations. */
function parsePath(node: unknown): readonly string[] | null {
  if (!isRecord(node) || node.type !== "AccessAttribute" || typeof node.name !== "string") return null;
  if (node.base === undefined) return [node.name];
  const before = parsePath(node.base);
  return before && [...before, node.name];
}

function parseConstant(node: unknown): unknown {
  return isRecord(node) && node.type === "Value" ? node.value : undefined;
}

/** The documents of one perspective, with indexes that are built on first use. */
export class IndexedDocuments {
  readonly all: readonly LakeDocument[];
  readonly byId: ReadonlyMap<string, LakeDocument>;
  #positions: ReadonlyMap<LakeDocument, number> | undefined;
  #types: ReadonlyMap<string, readonly LakeDocument[]> | undefined;
  readonly #values = new Map<string, ReadonlyMap<string, readonly LakeDocument[]>>();

  constructor(all: readonly LakeDocument[]) {
    this.all = all;
    this.byId = new Map(all.map((document) => [document._id, document]));
  }

  /**
   * Returns all documents that can match the lookup, in original order; some of them may not match the whole filter.
   */
  find({ ids, type, equal, search }: IndexLookup, candidates?: SearchCandidates): readonly LakeDocument[] {
    if (ids) return this.#named(ids);
    if (search) return this.#search(search, candidates);
    if (type === undefined) return this.all;
    this.#types ??= groupBy(this.all, ({ _type }) => _type);
    const ofType = this.#types.get(type) ?? [];
    if (!equal) return ofType;
    const name = JSON.stringify([type, ...equal.path]);
    const values = this.#values.get(name) ?? groupBy(ofType, (document) => valueAt(document, equal.path));
    this.#values.set(name, values);
    return values.get(equal.value) ?? [];
  }

  #search(
    { types, texts }: NonNullable<IndexLookup["search"]>,
    candidates: SearchCandidates | undefined,
  ): readonly LakeDocument[] {
    const ofTypes = new Set(types);
    return this.all.filter(
      (document) =>
        ofTypes.has(document._type) &&
        texts.every((text) => {
          const ids = candidates?.get(text.pattern);
          return (!ids || ids.has(toStoredId(document))) && text.matches(document);
        }),
    );
  }

  #named(ids: readonly string[]): readonly LakeDocument[] {
    if (ids.length === 1) return ids.flatMap((id) => this.byId.get(id) ?? []);
    this.#positions ??= new Map(this.all.map((document, position) => [document, position]));
    const positions = this.#positions;
    const getPosition = (document: LakeDocument) => positions.get(document) ?? 0;
    return [...new Set(ids)]
      .flatMap((id) => this.byId.get(id) ?? [])
      .sort((one, other) => getPosition(one) - getPosition(other));
  }
}

/** A perspective shows a draft under its published id. */
function toStoredId({ _id, _originalId }: LakeDocument): string {
  return typeof _originalId === "string" ? _originalId : _id;
}

function groupBy(
  documents: readonly LakeDocument[],
  nameOf: (document: LakeDocument) => unknown,
): ReadonlyMap<string, readonly LakeDocument[]> {
  const groups = new Map<string, LakeDocument[]>();
  for (const document of documents) {
    const name = nameOf(document);
    if (typeof name !== "string") continue;
    const group = groups.get(name);
    if (group) group.push(document);
    else groups.set(name, [document]);
  }
  return groups;
}

function valueAt(document: LakeDocument, path: readonly string[]): unknown {
  let value: unknown = document;
  for (const name of path) value = isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;
  return value;
}
