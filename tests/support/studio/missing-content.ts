import fc from "fast-check";
import type { ContentDocument } from "../shop/content";

type Content = Readonly<Record<string, unknown>>;

/** Up to three places are emptied. */
export function withMissingContent(whole: fc.Arbitrary<ContentDocument>): fc.Arbitrary<ContentDocument> {
  return whole.chain((content) => {
    const places = listAllFieldPaths(content);
    return fc
      .array(fc.tuple(fc.nat(places.length - 1), fc.boolean()), { maxLength: 3 })
      .map((holes) =>
        holes.reduce<ContentDocument>(
          (left, [at, isBegun]) => withEmptiedField(left, places[at] ?? [], isBegun),
          content,
        ),
      );
  });
}

/** A document with each of its places emptied in turn; of a list the first entry stands for the others. */
export function listVariantsWithMissingField(document: ContentDocument): readonly ContentDocument[] {
  return listFieldPaths(document).flatMap((place) => {
    const leftOut = withEmptiedField(document, place, false);
    const begun = withEmptiedField(document, place, true);
    return JSON.stringify(leftOut) === JSON.stringify(begun) ? [leftOut] : [leftOut, begun];
  });
}

/** Every place of a document that can be filled in; of a list the first entry stands for the others. */
export function listFieldPaths(document: ContentDocument): readonly FieldPath[] {
  return listAllFieldPaths(document).filter((place) => !place.some((step) => /^[1-9]/.test(step)));
}

/** The document with what another one holds there, or with nothing. */
export function withChangedField(
  document: ContentDocument,
  place: FieldPath,
  others: readonly ContentDocument[],
): ContentDocument {
  const now = JSON.stringify(valueAt(document, place));
  const other = others
    .map((candidate) => valueAt(candidate, place))
    .find((value) => value !== undefined && JSON.stringify(value) !== now);
  return other === undefined
    ? withEmptiedField(document, place, false)
    : withReplacedField(document, place, other);
}

/** What a document holds at a place. */
function valueAt(value: unknown, [step, ...rest]: FieldPath): unknown {
  if (step === undefined) return value;
  return typeof value === "object" && value !== null ? valueAt(Reflect.get(value, step), rest) : undefined;
}

/** The document with something else at a place. */
function withReplacedField(document: ContentDocument, place: FieldPath, value: unknown): ContentDocument {
  const { _id, _type } = document;
  return { ...contentOf(replaced(document, place, value)), _id, _type };
}

function replaced(owner: unknown, [step, ...rest]: FieldPath, value: unknown): unknown {
  if (step === undefined) return value;
  if (Array.isArray(owner)) {
    return owner.map((member: unknown, at) => (at === Number(step) ? replaced(member, rest, value) : member));
  }
  return { ...contentOf(owner), [step]: replaced(contentOf(owner)[step], rest, value) };
}

/** Emptied by an editor: left out, or left as the Studio leaves what somebody began and took back. */
export function withEmptiedField(
  document: ContentDocument,
  place: FieldPath,
  isBegun: boolean,
): ContentDocument {
  const { _id, _type } = document;
  return { ...contentOf(emptied(document, place, isBegun)), _id, _type };
}

type FieldPath = readonly string[];

/** Every field that can be emptied; `_key`, `_type` and what a reference or a paragraph is made of stay. */
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

/** What is left of a field that somebody emptied again: a list without entries, an object with its type alone. */
function toEmptyValue(name: string, old: unknown): Content {
  if (Array.isArray(old)) return { [name]: [] };
  if (typeof old !== "object" || old === null || "_ref" in old) return {};
  const { _type, _key } = old as Content;
  return { [name]: { ...(_type ? { _type } : {}), ...(_key ? { _key } : {}) } };
}

function contentOf(value: unknown): Content {
  return value as Content;
}
