import type { CustomValidator } from "sanity";
import { apiVersion } from "../parts/api-version";
import { findRepeated, listFieldTexts, toList, toRecord } from "../rules/read-untyped";

type Finish = { readonly label: string | null; readonly value: string | null; readonly hasStyle: boolean };

/**
 * Requires unique values of a group's finishes, because the URL contains them, and a door style for each color.
 * Without a door style, a visitor would order the sample of another color.
 */
export const validateGroupFinishes: CustomValidator<unknown> = async (group, context) => {
  const { name, items } = toRecord(group);
  const ids = listFieldTexts(toList(items), "_ref");
  if (ids.length === 0) return true;
  const client = context.getClient({ apiVersion }).withConfig({ perspective: "drafts" });
  const finishes = await client.fetch<readonly Finish[]>(
    `*[_type == "finish" && _id in $ids]{label, value, "hasStyle": defined(style._ref)}`,
    { ids },
  );
  const duplicateValue = findRepeated(finishes.flatMap(({ value }) => value ?? []));
  if (duplicateValue) return `Two finishes have the value “${duplicateValue}”.`;
  const colorWithoutStyle = name === "color" ? finishes.find(({ hasStyle }) => !hasStyle) : undefined;
  if (!colorWithoutStyle) return true;
  const label = colorWithoutStyle.label ? `“${colorWithoutStyle.label}”` : "A color";
  return `${label} has no door style: choosing it would order the sample of another color.`;
};

/** Requires unique group names, because the URL contains them and groups with one name would share a choice. */
export const rejectRepeatedGroupNames: CustomValidator<unknown> = (groups) => {
  const duplicateName = findRepeated(listFieldTexts(groups, "name"));
  return duplicateName ? `Two groups have the name “${duplicateName}”. Each group needs its own name.` : true;
};
