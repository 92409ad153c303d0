import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/**
 * The vocabulary of schema.org: the properties of each type with the ranges of their values. It is read from `schema-dts`,
 * whose declarations are generated from the published definition.
 */
type Definition = {
  readonly parents: readonly string[];
  readonly properties: ReadonlyMap<string, readonly string[]>;
};

const declarations = readFileSync(
  createRequire(import.meta.url).resolve("schema-dts/dist/schema.d.ts"),
  "utf8",
);
const types = new Map<string, Definition>();
for (const [, type = "", parents = "", body = ""] of declarations.matchAll(
  /^interface (\w+)Base(?: extends ([^{]+))? \{\n([\s\S]*?)^\}/gm,
)) {
  const properties = [...body.matchAll(/^ {4}"(\w+)"\?: SchemaValue<([^>]+?)(?: \| IdReference)?, "\w+">/gm)];
  types.set(type, {
    parents: [...parents.matchAll(/(\w+)Base/g)].map(([, parent = ""]) => parent),
    properties: new Map(properties.map(([, name = "", ranges = ""]) => [name, ranges.split(" | ")])),
  });
}
/** A type without additional properties: `interface FAQPageLeaf extends WebPageBase`. */
const named = new Set<string>();
for (const [, type = "", parent = ""] of declarations.matchAll(
  /^export interface (\w+)Leaf extends (\w+)Base /gm,
)) {
  named.add(type);
  if (!types.has(type)) types.set(type, { parents: [parent], properties: new Map() });
}

/** Returns the errors of structured data against the vocabulary: types, properties and ranges of values. */
export function listFieldErrors(data: unknown, path = ""): readonly string[] {
  if (!isObject(data)) return [`${path}: ${JSON.stringify(data)} is no object`];
  const { "@type": type, "@context": context, ...values } = data;
  if (path === "" && context !== "https://schema.org") return [`no vocabulary: ${String(context)}`];
  if (typeof type !== "string" || !named.has(type)) return [`${path}: no type ${String(type)}`];
  return Object.entries(values).flatMap(([name, value]) => {
    const ranges = findRanges(type, name);
    const at = `${path}/${type}.${name}`;
    if (!ranges) return [`${at}: no property of ${type}`];
    return [value].flat().flatMap((one) => findValueProblems(one, ranges, at));
  });
}

function findValueProblems(value: unknown, ranges: readonly string[], at: string): readonly string[] {
  if (isObject(value)) {
    const type = String(value["@type"]);
    const fits = ranges.some((range) => isA(type, range));
    return fits ? listFieldErrors(value, at) : [`${at}: ${type} is none of ${ranges.join(", ")}`];
  }
  // An absolute URL identifies an entity (JSON-LD 1.1 §3.3), as `item` of a breadcrumb does.
  const fits = ranges.some((range) => (dataTypes[range] ?? dataTypes.URL)?.(value));
  return fits ? [] : [`${at}: ${JSON.stringify(value)} is none of ${ranges.join(", ")}`];
}

/** The primitive values of the vocabulary. A `URL` is absolute. */
const dataTypes: Readonly<Record<string, (value: unknown) => boolean>> = {
  Text: (value) => typeof value === "string" && value.trim() !== "",
  URL: (value) => typeof value === "string" && /^https?:\/\//.test(value) && URL.canParse(value),
  Date: (value) => typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value) && isTime(value),
  DateTime: (value) => typeof value === "string" && /^\d{4}-\d{2}-\d{2}T/.test(value) && isTime(value),
  Number: (value) => typeof value === "number" && Number.isFinite(value),
  Integer: (value) => Number.isInteger(value),
  Boolean: (value) => typeof value === "boolean",
};

const isTime = (value: string): boolean => !Number.isNaN(Date.parse(value));

function findRanges(type: string, property: string): readonly string[] | undefined {
  const definition = types.get(type);
  const declared = definition?.properties.get(property);
  if (declared || !definition) return declared;
  for (const parent of definition.parents) {
    const inherited = findRanges(parent, property);
    if (inherited) return inherited;
  }
  return undefined;
}

function isA(type: string, range: string): boolean {
  if (type === range) return true;
  return (types.get(type)?.parents ?? []).some((parent) => isA(parent, range));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
