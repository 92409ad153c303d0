import type { CustomValidator } from "sanity";
import { apiVersion } from "../parts/api-version";
import { entryOf, listOf, repeated, textsOf } from "../rules/read";

type Finish = { readonly label: string | null; readonly value: string | null; readonly hasStyle: boolean };

/**
 * Requires unique values of a group's finishes, because the URL contains them, and a door style for each color.
 * Without a door style, a visitor would order the sample of another color.
 */
export const finishesOfGroup: CustomValidator<unknown> = async (group, context) => {
  const { name, items } = entryOf(group);
  const ids = textsOf(listOf(items), "_ref");
  if (ids.length === 0) return true;
  const client = context.getClient({ apiVersion }).withConfig({ perspective: "drafts" });
  const finishes = await client.fetch<readonly Finish[]>(
    `*[_type == "finish" && _id in $ids]{label, value, "hasStyle": defined(style._ref)}`,
    { ids },
  );
  const twice = repeated(finishes.flatMap(({ value }) => value ?? []));
  if (twice) return `Two finishes have the value “${twice}”.`;
  const alone = name === "color" ? finishes.find(({ hasStyle }) => !hasStyle) : undefined;
  if (!alone) return true;
  const label = alone.label ? `“${alone.label}”` : "A color";
  return `${label} has no door style: choosing it would order the sample of another color.`;
};

/** Requires unique group names, because the URL contains them and groups with one name would share a choice. */
export const hasUniqueGroupNames: CustomValidator<unknown> = (groups) => {
  const twice = repeated(textsOf(groups, "name"));
  return twice ? `Two groups have the name “${twice}”. Each group needs its own name.` : true;
};
