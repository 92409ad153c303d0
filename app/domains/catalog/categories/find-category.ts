import { err, ok, type Result } from "~/kernel/result";
import type { Category } from "./category.schema";

type Neighbor = Pick<Category, "title" | "slug">;

/** A category with its previous and next category; null at either end (CAT-015). */
export type CategoryWithNeighbors = {
  readonly category: Category;
  readonly previous?: Neighbor | undefined;
  readonly next?: Neighbor | undefined;
};

/** The reason why no category is shown (CAT-016, CAT-017). */
export type CategoryNotFound = { readonly code: "category-not-found"; readonly message: string };

/** Shown for a category without valid styles (CAT-016). */
export const noStylesMessage = "Product data not found or invalid format";

/** Finds a category by name, slug or id, also one without styles. */
export function findCategory(
  categories: readonly Category[],
  categoryKey: string | undefined,
): Result<CategoryWithNeighbors, CategoryNotFound> {
  if (!categoryKey) return failCategoryNotFound("Category data not found");
  if (categories.length === 0) return failCategoryNotFound("No category data available");
  const index = categories.findIndex((category) =>
    getIdentifiers(category).includes(categoryKey.toLowerCase()),
  );
  const category = categories[index];
  if (!category) return failCategoryNotFound(`Category "${categoryKey}" not found in data`);
  // Categories without styles are skipped.
  const previous = categories.slice(0, index).findLast(hasStyles);
  const next = categories.slice(index + 1).find(hasStyles);
  return ok({ category, previous, next });
}

/** Returns whether a category has styles to show (CAT-016). */
export const hasStyles = ({ styles }: Pick<Category, "styles">) => styles.length > 0;

const getIdentifiers = ({ title, slug, _id }: Category) =>
  [title, slug, _id].map((name) => name.toLowerCase());

const failCategoryNotFound = (message: string) => err({ code: "category-not-found" as const, message });
