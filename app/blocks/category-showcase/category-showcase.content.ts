import { z } from "zod";
import { list, optional } from "~/content/schemas";
import { categorySchema } from "~/domains/catalog/categories/category.schema";
import { blockSchema } from "../block-schema";

/** A category with its styles as cards; its Studio schema is `studio/schemas/blocks/category-showcase.ts`. */
export const categoryShowcase = blockSchema("categoryShowcase", {
  /** The name, slug or id of a category. */
  wanted: optional(z.string()),
  categories: list(categorySchema),
});
