import type { Content } from "~/content/client/content";
import { fetchLeniently } from "~/content/client/lenient-parsing.server";
import { list } from "~/content/schemas";
import type { Log } from "~/kernel/log";
import { categoriesQuery } from "./category.queries.server";
import { type Category, categorySchema } from "./category.schema";

/** Returns every category in editorial order; an invalid style is left out and logged. */
export function listCategories(sources: {
  readonly content: Content;
  readonly log: Log;
}): Promise<Category[]> {
  return fetchLeniently(sources, categoriesQuery, {}, list(categorySchema));
}
