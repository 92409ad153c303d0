import { normalizeTypedText } from "~/kernel/typed-text";
import { readBody } from "./read-body.server";

/** More than any field of a form. */
const longestField = 2_000;

/** The fields of a small form of the shop's own, normalized; of two with one name the first counts. No text holds a NUL. */
export async function readFields(request: Request): Promise<(name: string) => string> {
  const fields = new URLSearchParams((await readBody(request)) ?? "");
  return (name) => normalizeTypedText((fields.get(name) ?? "").slice(0, longestField).replaceAll("\0", ""));
}
