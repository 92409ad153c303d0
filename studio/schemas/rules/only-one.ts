import type { CustomValidator } from "sanity";
import { apiVersion } from "../parts/api-version";

/** Requires that no other document of the given types has the same value in this field, including drafts. */
export function onlyOneWith(
  field: string,
  sentence: string,
  types?: readonly string[],
): CustomValidator<string | undefined> {
  return async (value, context) => {
    if (!value || !context.document) return true;
    const client = context.getClient({ apiVersion }).withConfig({ perspective: "drafts" });
    const others = await client.fetch<number>(
      `count(*[_type in $types && ${field} == $value && _id != $id])`,
      { types: types ?? [context.document._type], value, id: publishedId(context.document._id) },
    );
    return others === 0 ? true : sentence;
  };
}

export function publishedId(id: string): string {
  return id.replace(/^drafts\./, "").replace(/^versions\.[^.]+\./, "");
}
