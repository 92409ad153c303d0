import { parsePageNumber } from "~/kernel/list-page";
import { type FilterGroup, filterGroups } from "./list-parameters";

/** The sort orders of a list and their query values (CAT-024). */
export const sortOptions = [
  { value: "a-z", label: "A-Z" },
  { value: "z-a", label: "Z-A" },
  { value: "newest", label: "Newest" },
  { value: "oldest", label: "Oldest" },
] as const;
export type StyleSort = (typeof sortOptions)[number]["value"];

/** The filters, search text, sort order and page of a list. */
export type ListQuery = {
  readonly page: number;
  /** Undefined for the default order of the shop. */
  readonly sort: StyleSort | undefined;
  readonly query: string;
  readonly chosen: Readonly<Record<FilterGroup, readonly string[]>>;
};

const maxSearchLength = 100;
const maxFilterValues = 20;

/** Parses a query; invalid values ('page=-1', 'sort=price', markup) are ignored. */
export function parseListQuery(search: URLSearchParams): ListQuery {
  const sort = sortOptions.find(({ value }) => value === search.get("sort"))?.value;
  const readChosenValues = (group: FilterGroup) =>
    [...new Set(search.getAll(group))]
      .filter((value) => /^[a-z0-9-]{1,60}$/.test(value))
      .slice(0, maxFilterValues);
  return {
    page: parsePageNumber(search.get("page")),
    sort,
    query: (search.get("query") ?? "").trim().slice(0, maxSearchLength),
    chosen: {
      brand: readChosenValues("brand"),
      line: readChosenValues("line"),
      construction: readChosenValues("construction"),
      family: readChosenValues("family"),
      finish: readChosenValues("finish"),
    },
  };
}

/** Returns the canonical URL of a list: parameters in a fixed order, without empty ones. */
export function toListUrl(path: string, { page, sort, query, chosen }: ListQuery): string {
  const search = new URLSearchParams();
  if (query) search.set("query", query);
  for (const group of filterGroups) for (const value of chosen[group]) search.append(group, value);
  if (sort) search.set("sort", sort);
  if (page > 1) search.set("page", String(page));
  return search.size > 0 ? `${path}?${search}` : path;
}

/** Replaces the values of one filter group and returns to the first page (CAT-022). */
export function setFilterValues(query: ListQuery, group: FilterGroup, values: readonly string[]): ListQuery {
  return { ...query, page: 1, chosen: { ...query.chosen, [group]: values } };
}

export function clearFiltersAndSearch(query: ListQuery): ListQuery {
  return {
    ...query,
    page: 1,
    query: "",
    chosen: { brand: [], line: [], construction: [], family: [], finish: [] },
  };
}

export function hasFiltersOrSearch({ query, chosen }: ListQuery): boolean {
  return query !== "" || filterGroups.some((group) => chosen[group].length > 0);
}
