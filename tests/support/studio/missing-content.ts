import fc from "fast-check";
import type { ContentDocument } from "../content/content";

type Content = Readonly<Record<string, unknown>>;

/** Empties up to three fields. */
export function withMissingContent(whole: fc.Arbitrary<ContentDocument>): fc.Arbitrary<ContentDocument> {
  return whole.chain((content) => {
    const paths = listAllFieldPaths(content);
    return fc
      .array(fc.tuple(fc.nat(paths.length - 1), fc.boolean()), { maxLength: 3 })
      .map((holes) =>
        holes.reduce<ContentDocument>(
          (left, [at, isBegun]) => withEmptiedField(left, paths[at] ?? [], isBegun),
          content,
        ),
      );
  });
}

/** Returns a document with each field emptied in turn. For a list, only the first entry is emptied. */
export function listVariantsWithMissingField(document: ContentDocument): readonly ContentDocument[] {
  return listFieldPaths(document).flatMap((path) => {
    const leftOut = withEmptiedField(document, path, false);
    const cleared = withEmptiedField(document, path, true);
    return JSON.stringify(leftOut) === JSON.stringify(cleared) ? [leftOut] : [leftOut, cleared];
  });
}

/** Returns the paths of all fields of a document. For a list, only those of the first entry. */
export function listFieldPaths(document: ContentDocument): readonly FieldPath[] {
  return listAllFieldPaths(document).filter((path) => !path.some((step) => /^[1-9]/.test(step)));
}

/** Returns the document with the field's value from another document, or without the field. */
export function withChangedField(
  document: ContentDocument,
  path: FieldPath,
  others: readonly ContentDocument[],
): ContentDocument {
  const now = JSON.stringify(valueAt(document, path));
  const other = others
    .map((candidate) => valueAt(candidate, path))
    .find((value) => value !== undefined && JSON.stringify(value) !== now);
  return other === undefined
    ? withEmptiedField(document, path, false)
    : withReplacedField(document, path, other);
}

function valueAt(value: unknown, [step, ...rest]: FieldPath): unknown {
  if (step === undefined) return value;
  return typeof value === "object" && value !== null ? valueAt(Reflect.get(value, step), rest) : undefined;
}

function withReplacedField(document: ContentDocument, path: FieldPath, value: unknown): ContentDocument {
  const { _id, _type } = document;
  return { ...contentOf(replaced(document, path, value)), _id, _type };
}

function replaced(owner: unknown, [step, ...rest]: FieldPath, value: unknown): unknown {
  if (step === undefined) return value;
  if (Array.isArray(owner)) {
    return owner.map((member: unknown, at) => (at === Number(step) ? replaced(member, rest, value) : member));
  }
  return { ...contentOf(owner), [step]: replaced(contentOf(owner)[step], rest, value) };
}

/** Empties a field as an editor does: never filled in, or filled in and cleared in the Studio. */
export function withEmptiedField(
  document: ContentDocument,
  path: FieldPath,
  isBegun: boolean,
): ContentDocument {
  const { _id, _type } = document;
  return { ...contentOf(emptied(document, path, isBegun)), _id, _type };
}

type FieldPath = readonly string[];

/**
 * Returns the paths of all fields that can be emptied. `_key`, `_type` and the parts of references and paragraphs
 * stay.
 */
function listAllFieldPaths(value: unknown, path: FieldPath = []): readonly FieldPath[] {
  if (typeof value !== "object" || value === null) return path.length > 0 ? [path] : [];
  if ("_ref" in value || "current" in value || ("_type" in value && value._type === "block")) return [path];
  const inside = Object.entries(value)
    .filter(([name]) => !name.startsWith("_"))
    .flatMap(([name, member]) => listAllFieldPaths(member, [...path, name]));
  return path.length > 0 ? [path, ...inside] : inside;
}

function emptied(value: unknown, [step, ...rest]: FieldPath, isBegun: boolean): unknown {
  if (step === undefined || typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) {
    const index = Number(step);
    if (rest.length === 0) return value.filter((_, at) => at !== index);
    return value.map((member: unknown, at) => (at === index ? emptied(member, rest, isBegun) : member));
  }
  const { [step]: old, ...others } = value as Content;
  if (old === undefined) return value;
  if (rest.length > 0) return { ...others, [step]: emptied(old, rest, isBegun) };
  return isBegun ? { ...others, ...toEmptyValue(step, old) } : others;
}

/** Returns the value of a cleared field: a list without entries, or an object with only its type. */
function toEmptyValue(name: string, old: unknown): Content {
  if (Array.isArray(old)) return { [name]: [] };
  if (typeof old !== "object" || old === null || "_ref" in old) return {};
  const { _type, _key } = old as Content;
  return { [name]: { ...(_type ? { _type } : {}), ...(_key ? { _key } : {}) } };
}

function contentOf(value: unknown): Content {
  return value as Content;
}
