/** The filter groups in display order; each is a repeatable query parameter (CAT-023). */
export const filterGroups = ["brand", "line", "construction", "family", "finish"] as const;
export type FilterGroup = (typeof filterGroups)[number];

/**
 * The query parameters of a list (CAT-023). The site map loads this file before path aliases exist: no
 * imports here.
 */
export const listParameterNames = ["page", "sort", "query", ...filterGroups] as const;
