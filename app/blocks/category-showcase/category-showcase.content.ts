import { z } from "zod";
import { list, nullToUndefined } from "~/content/schemas";
import { categorySchema } from "~/domains/catalog/categories/category.schema";
import { createBlockSchema } from "../block-schema";

/** A category with its styles as cards; its Studio schema is `studio/schemas/blocks/category-showcase.ts`. */
export const categoryShowcase = createBlockSchema("categoryShowcase", {
  /** The name, slug or id of a category. */
  wanted: nullToUndefined(z.string()),
  categories: list(categorySchema),
});
