/** A provider's OpenAPI document, or part of it. */
export type Json = { [name: string]: Json } | Json[] | string | number | boolean | null;

/** Converts `nullable` of OpenAPI 3.0 to type null of JSON Schema. */
export function withNull(schema: Json): Json {
  if (Array.isArray(schema)) return schema.map(withNull);
  if (typeof schema !== "object" || schema === null) return schema;
  const inner = Object.fromEntries(Object.entries(schema).map(([name, value]) => [name, withNull(value)]));
  if (inner.nullable !== true) return inner;
  const { nullable: _, ...rest } = inner;
  return { anyOf: [rest, { type: "null" }] };
}

export function at(value: Json, path: readonly string[]): Json {
  return path.reduce<Json>((inner, name) => objectOf(inner)[name] ?? {}, value);
}

export function objectOf(value: Json): { [name: string]: Json } {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
}

export function pointerPart(name: string): string {
  return encodeURIComponent(name.replaceAll("~", "~0").replaceAll("/", "~1"));
}
