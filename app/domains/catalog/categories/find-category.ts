import { err, ok, type Result } from "~/kernel/result";
import type { Category } from "./category.schema";

type Neighbor = Pick<Category, "title" | "slug">;

/** A category to show, and those before and after it; at an end of the chain there is none (CAT-015). */
export type CategoryWithNeighbors = {
  readonly category: Category;
  readonly previous?: Neighbor | undefined;
  readonly next?: Neighbor | undefined;
};

/** Why there is nothing to show (CAT-016, CAT-017). */
export type CategoryNotFound = { readonly code: "category-not-found"; readonly message: string };

/** Shown for a category without any style, or whose styles do not fit their shape (CAT-016). */
export const noStylesMessage = "Product data not found or invalid format";

/** Finds a category by its name, its part of the address or its id; one without styles is found too. */
export function findCategory(
  categories: readonly Category[],
  wanted: string | undefined,
): Result<CategoryWithNeighbors, CategoryNotFound> {
  if (!wanted) return categoryNotFound("Category data not found");
  if (categories.length === 0) return categoryNotFound("No category data available");
  const index = categories.findIndex((category) => getIdentifiers(category).includes(wanted.toLowerCase()));
  const category = categories[index];
  if (!category) return categoryNotFound(`Category "${wanted}" not found in data`);
  // A shopper is not led on to a category that has nothing to show.
  const previous = categories.slice(0, index).findLast(hasStyles);
  const next = categories.slice(index + 1).find(hasStyles);
  return ok({ category, previous, next });
}

/** Whether a category has anything to show (CAT-016). */
export const hasStyles = ({ styles }: Pick<Category, "styles">) => styles.length > 0;

const getIdentifiers = ({ title, slug, _id }: Category) =>
  [title, slug, _id].map((name) => name.toLowerCase());

const categoryNotFound = (message: string) => err({ code: "category-not-found" as const, message });
