import { parsePageNumber } from "~/kernel/list-page";
import { type FilterGroup, filterGroups } from "./list-parameters";

/** CAT-024: the orders of a list, and what each is called in the address. */
export const sortOptions = [
  { value: "a-z", label: "A-Z" },
  { value: "z-a", label: "Z-A" },
  { value: "newest", label: "Newest" },
  { value: "oldest", label: "Oldest" },
] as const;
export type StyleSort = (typeof sortOptions)[number]["value"];

/** What a list is asked for. */
export type ListQuery = {
  readonly page: number;
  /** The shop's own order where nobody asks for another. */
  readonly sort: StyleSort | undefined;
  readonly query: string;
  readonly chosen: Readonly<Record<FilterGroup, readonly string[]>>;
};

const maxSearchLength = 100;
const maxFilterValues = 20;

/** Reads an address; what makes no sense in it ('page=-1', 'sort=price', markup) counts as not asked. */
export function parseListQuery(search: URLSearchParams): ListQuery {
  const sort = sortOptions.find(({ value }) => value === search.get("sort"))?.value;
  const chosenIn = (group: FilterGroup) =>
    [...new Set(search.getAll(group))]
      .filter((value) => /^[a-z0-9-]{1,60}$/.test(value))
      .slice(0, maxFilterValues);
  return {
    page: parsePageNumber(search.get("page")),
    sort,
    query: (search.get("query") ?? "").trim().slice(0, maxSearchLength),
    chosen: {
      brand: chosenIn("brand"),
      line: chosenIn("line"),
      construction: chosenIn("construction"),
      family: chosenIn("family"),
      finish: chosenIn("finish"),
    },
  };
}

/** The address of a list: names in one order, nothing that says nothing. */
export function toListUrl(path: string, { page, sort, query, chosen }: ListQuery): string {
  const search = new URLSearchParams();
  if (query) search.set("query", query);
  for (const group of filterGroups) for (const value of chosen[group]) search.append(group, value);
  if (sort) search.set("sort", sort);
  if (page > 1) search.set("page", String(page));
  return search.size > 0 ? `${path}?${search}` : path;
}

/** The list with other values of one group, from its first page on (CAT-022). */
export function withFilterValues(asked: ListQuery, group: FilterGroup, values: readonly string[]): ListQuery {
  return { ...asked, page: 1, chosen: { ...asked.chosen, [group]: values } };
}

export function withoutFilters(asked: ListQuery): ListQuery {
  return {
    ...asked,
    page: 1,
    query: "",
    chosen: { brand: [], line: [], construction: [], family: [], finish: [] },
  };
}

export function hasFiltersOrSearch({ query, chosen }: ListQuery): boolean {
  return query !== "" || filterGroups.some((group) => chosen[group].length > 0);
}
