import type { Locator, Page } from "@playwright/test";

export const island = "/blogs/planning-an-island";

/** The cards of a list of posts. */
export function cards(page: Page): Locator {
  return page.getByRole("region", { name: "Posts" }).getByRole("article");
}
