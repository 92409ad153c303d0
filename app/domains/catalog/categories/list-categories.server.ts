import type { Content } from "~/content/content";
import { fetchLeniently } from "~/content/lenient-parsing.server";
import { list } from "~/content/schemas";
import type { Log } from "~/kernel/log";
import { categoriesQuery } from "./category.queries.server";
import { type Category, categorySchema } from "./category.schema";

/** Every category in the order of the shop; a style that does not fit is left out and logged. */
export function listCategories(sources: {
  readonly content: Content;
  readonly log: Log;
}): Promise<Category[]> {
  return fetchLeniently(sources, categoriesQuery, {}, list(categorySchema));
}
