import type { CustomValidator } from "sanity";
import { apiVersion } from "../parts/api-version";

/** Requires that no other document of the given types has the same value in this field, including drafts. */
export function validateUnique(
  field: string,
  sentence: string,
  types?: readonly string[],
): CustomValidator<string | undefined> {
  return async (value, context) => {
    if (!value || !context.document) return true;
    const client = context.getClient({ apiVersion }).withConfig({ perspective: "drafts" });
    const otherCount = await client.fetch<number>(
      `count(*[_type in $types && ${field} == $value && _id != $id])`,
      { types: types ?? [context.document._type], value, id: toPublishedId(context.document._id) },
    );
    return otherCount === 0 ? true : sentence;
  };
}

export function toPublishedId(id: string): string {
  return id.replace(/^drafts\./, "").replace(/^versions\.[^.]+\./, "");
}
