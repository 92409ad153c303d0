import type { Locator, Page } from "@playwright/test";

export const islandPostPath = "/blogs/planning-an-island";

/** The cards of a list of posts. */
export function postCards(page: Page): Locator {
  return page.getByRole("region", { name: "Posts" }).getByRole("article");
}
