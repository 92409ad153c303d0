import { readFileSync } from "node:fs";
import { z } from "zod";

/** The part of the `sanity schema extract` format (studio/schema.json) that these tests use. */
type Shape =
  | { readonly type: "string" | "number" | "boolean"; readonly value?: unknown }
  | { readonly type: "unknown" | "null" }
  | { readonly type: "array"; readonly of: Shape }
  | { readonly type: "union"; readonly of: readonly Shape[] }
  | { readonly type: "inline"; readonly name: string }
  | { readonly type: "object"; readonly attributes: Attributes; readonly rest?: Shape | undefined };
type Attributes = Readonly<
  Record<string, { readonly value: Shape; readonly optional?: boolean | undefined }>
>;

const shape: z.ZodType<Shape> = z.lazy(() =>
  z.union([
    z.object({ type: z.enum(["string", "number", "boolean"]), value: z.unknown().optional() }),
    z.object({ type: z.enum(["unknown", "null"]) }),
    z.object({ type: z.literal("array"), of: shape }),
    z.object({ type: z.literal("union"), of: z.array(shape) }),
    z.object({ type: z.literal("inline"), name: z.string() }),
    z.object({ type: z.literal("object"), attributes, rest: shape.optional() }),
  ]),
);
const attributes = z.record(z.string(), z.object({ value: shape, optional: z.boolean().optional() }));
const schemaFile = z.array(
  z.union([
    z.object({ type: z.literal("document"), name: z.string(), attributes }),
    z.object({ type: z.literal("type"), name: z.string(), value: shape }),
  ]),
);

export type Schema = ReadonlyMap<string, Shape>;

export function readSchema(): Schema {
  const types = schemaFile.parse(JSON.parse(readFileSync("studio/schema.json", "utf8")));
  return new Map(
    types.map((type) => [
      type.name,
      type.type === "document" ? { type: "object" as const, attributes: type.attributes } : type.value,
    ]),
  );
}

/** Lists each deviation of a stored document from the Studio's schema: 'style-trnv.sample.sku: missing'. */
export function invalidMembers(document: unknown, schema: Schema): string[] {
  const { _id, _type } = z.looseObject({ _id: z.string(), _type: z.string() }).parse(document);
  const known = schema.get(_type);
  return known ? compare(document, known, _id, schema) : [`${_id}: unknown type ${_type}`];
}

function compare(value: unknown, expected: Shape, path: string, schema: Schema): string[] {
  switch (expected.type) {
    case "unknown":
    case "null":
      return [];
    case "inline":
      return compare(value, schema.get(expected.name) ?? { type: "unknown" }, path, schema);
    case "string":
    case "number":
    case "boolean":
      return isPlain(value, expected) ? [] : [`${path}: ${JSON.stringify(value)} is no ${wordFor(expected)}`];
    case "array":
      return Array.isArray(value)
        ? value.flatMap((item, index) => compareItem(item, expected.of, `${path}[${index}]`, schema))
        : [`${path}: no list`];
    case "union":
      return compareUnion(value, expected.of, path, schema);
    case "object":
      return compareObject(value, expected, path, schema);
  }
}

function isPlain(value: unknown, expected: { readonly type: string; readonly value?: unknown }): boolean {
  return typeof value === expected.type && (expected.value === undefined || value === expected.value);
}

function wordFor(expected: { readonly type: string; readonly value?: unknown }): string {
  return expected.value === undefined ? expected.type : JSON.stringify(expected.value);
}

/** The Studio identifies list entries by `_key` and their type by `_type`. */
function compareItem(item: unknown, expected: Shape, path: string, schema: Schema): string[] {
  const isEntry = typeof item === "object" && item !== null;
  const missing = isEntry ? ["_key", "_type"].filter((name) => !(name in item)) : [];
  return [...missing.map((name) => `${path}: no ${name}`), ...compare(item, expected, path, schema)];
}

function compareUnion(value: unknown, options: readonly Shape[], path: string, schema: Schema): string[] {
  const results = options.map((option) => compare(value, option, path, schema));
  const best = results.sort((a, b) => a.length - b.length)[0];
  return best ?? [];
}

function compareObject(
  value: unknown,
  expected: Extract<Shape, { type: "object" }>,
  path: string,
  schema: Schema,
): string[] {
  if (typeof value !== "object" || value === null) return [`${path}: no object`];
  const known = { ...attributesOf(expected.rest, schema), ...expected.attributes };
  // The dataset contains a picture's file, which the import replaces with a reference to the asset.
  const given = "_sanityAsset" in value ? { ...value, asset: undefined, _sanityAsset: undefined } : value;
  const entries = Object.entries(given).filter(([, field]) => field !== undefined);
  const unknownEntries = entries
    .filter(([name]) => !(name in known))
    .map(([name]) => `${path}.${name}: unknown field`);
  const missing = Object.entries(known)
    .filter(([name, { optional }]) => !optional && !(name in given) && !name.startsWith("_"))
    .map(([name]) => `${path}.${name}: missing`);
  const inside = entries.flatMap(([name, field]) => {
    const attribute = known[name];
    return attribute ? compare(field, attribute.value, `${path}.${name}`, schema) : [];
  });
  return [...unknownEntries, ...missing, ...inside];
}

function attributesOf(rest: Shape | undefined, schema: Schema): Attributes {
  const named = rest?.type === "inline" ? schema.get(rest.name) : rest;
  return named?.type === "object" ? named.attributes : {};
}
