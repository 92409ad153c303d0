import type { Locator, Page } from "@playwright/test";

export const islandPostPath = "/blogs/planning-an-island";

export function postCards(page: Page): Locator {
  return page.getByRole("region", { name: "Posts" }).getByRole("article");
}
