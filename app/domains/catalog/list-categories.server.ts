import type { Content } from "~/content/content";
import { fetchFitting } from "~/content/fitting.server";
import { list } from "~/content/shapes";
import type { Log } from "~/kernel/log";
import { categoriesQuery } from "./category.queries.server";
import { type Category, categoryShape } from "./category.schema";

/** Every category in the order of the shop; a style that does not fit is left out and logged. */
export function listCategories(sources: {
  readonly content: Content;
  readonly log: Log;
}): Promise<Category[]> {
  return fetchFitting(sources, categoriesQuery, {}, list(categoryShape));
}
