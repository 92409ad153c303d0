import { normalizeTypedText } from "~/kernel/typed-text";
import { readBody } from "./read-body.server";

/** More than any field of a form. */
const longestField = 2_000;

/** The text of a posted field; empty where it is missing. */
export type ReadField = (name: string) => string;

/** The fields of a small form of the shop's own, normalized; of two with one name the first counts. No text holds a NUL. */
export async function readFields(request: Request): Promise<ReadField> {
  const fields = new URLSearchParams((await readBody(request)) ?? "");
  return (name) => normalizeTypedText((fields.get(name) ?? "").slice(0, longestField).replaceAll("\0", ""));
}

/** The named fields as a body that rules check; other names are left out, as a name can stand for a path. */
export function pickFields(field: ReadField, names: readonly string[]): URLSearchParams {
  return new URLSearchParams(names.map((name) => [name, field(name)]));
}
