/** A provider's OpenAPI document, or part of it. */
export type Json = { [name: string]: Json } | Json[] | string | number | boolean | null;

/** Converts `nullable` of OpenAPI 3.0 to type null of JSON Schema. */
export function allowNull(schema: Json): Json {
  if (Array.isArray(schema)) return schema.map(allowNull);
  if (typeof schema !== "object" || schema === null) return schema;
  const nullableSchema = Object.fromEntries(
    Object.entries(schema).map(([name, value]) => [name, allowNull(value)]),
  );
  if (nullableSchema.nullable !== true) return nullableSchema;
  const { nullable: _, ...rest } = nullableSchema;
  return { anyOf: [rest, { type: "null" }] };
}

export function getValueAtPath(value: Json, path: readonly string[]): Json {
  return path.reduce<Json>((node, name) => toObject(node)[name] ?? {}, value);
}

export function toObject(value: Json): { [name: string]: Json } {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
}

export function decodePointerPart(name: string): string {
  return encodeURIComponent(name.replaceAll("~", "~0").replaceAll("/", "~1"));
}
