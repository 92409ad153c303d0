/** What lists are filtered by, each a repeatable query name (CAT-023), in the order in which they stand. */
export const filterGroups = ["brand", "line", "construction", "family", "finish"] as const;
export type FilterGroup = (typeof filterGroups)[number];

/** The query names of a list (CAT-023). The site map reads them before any alias is known: no imports here. */
export const listParameterNames = ["page", "sort", "query", ...filterGroups] as const;
