import { categoriesQuery } from "~/domains/catalog/categories/category.queries.server";
import { createProjection } from "../projection.server";
import { categoryShowcase } from "./category-showcase.content";

/** Loads all categories, because the block links the previous and the next one. */
export const categoryShowcaseProjection = createProjection(categoryShowcase, {
  wanted: "coalesce(category->slug.current, category._ref)",
  categories: categoriesQuery,
});
