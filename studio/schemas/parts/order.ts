import { defineField, type SortOrdering } from "sanity";

/** Defines the sort order of a document in the lists of the shop and the Studio. */
export function orderRankField(group?: string) {
  return defineField({
    name: "orderRank",
    title: "Place in the list",
    description:
      "Small numbers come first. Leave gaps (10, 20, 30) so you can add something in between later.",
    type: "number",
    ...(group === undefined ? {} : { group }),
    validation: (rule) => rule.integer().error("Use a whole number."),
  });
}

const createOrdering = (
  title: string,
  name: string,
  field: string,
  direction: "asc" | "desc" = "asc",
): SortOrdering => ({
  title,
  name,
  by: [{ field, direction }],
});

export const byRank = createOrdering("Shop order", "rank", "orderRank");
export const bySortOrder = createOrdering("Shop order", "sortOrder", "sortOrder");
export const byName = createOrdering("By name", "name", "name");
export const byTitle = createOrdering("By title", "title", "title");
export const byLastEdit = createOrdering("Last edited", "edited", "_updatedAt", "desc");
