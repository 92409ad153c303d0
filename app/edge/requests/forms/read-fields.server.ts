import { normalizeTypedText } from "~/kernel/text/typed-text";
import { readBody } from "../read-body.server";

/** Longer than any field of a form. */
const maxFieldLength = 2_000;

/** Returns the text of a posted field, or an empty string. */
export type ReadField = (name: string) => string;

/**
 * Reads the normalized fields of a small form. The first of two with the same name counts, and NUL bytes are removed.
 */
export async function readFields(request: Request): Promise<ReadField> {
  const fields = new URLSearchParams((await readBody(request)) ?? "");
  return (name) => normalizeTypedText((fields.get(name) ?? "").slice(0, maxFieldLength).replaceAll("\0", ""));
}

/** Returns only the named fields, because other names could address nested paths. */
export function pickFields(field: ReadField, names: readonly string[]): URLSearchParams {
  return new URLSearchParams(names.map((name) => [name, field(name)]));
}
