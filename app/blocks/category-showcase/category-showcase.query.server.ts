import { categoriesQuery } from "~/domains/catalog/categories/category.queries.server";
import { createProjection } from "../projection.server";
import { categoryShowcase } from "./category-showcase.content";

/** What a showcase asks of the content: all categories, since those beside it are linked. */
export const categoryShowcaseQuery = createProjection(categoryShowcase, {
  wanted: "coalesce(category->slug.current, category._ref)",
  categories: categoriesQuery,
});
