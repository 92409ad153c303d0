import { randomBytes } from "node:crypto";

/** Adds the `_key` that the Studio needs to each object in an array (`autoGenerateArrayKeys`). */
export function addArrayKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => addKey(addArrayKeys(item)));
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, addArrayKeys(inner)]));
}

function addKey(item: unknown): unknown {
  return isPlain(item) && !("_key" in item) ? { ...item, _key: randomBytes(6).toString("hex") } : item;
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
