import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";

/** A sheet of letter paper without its margins, in the pixels of print. */
const sheet = { width: 720, height: 960 };

test.describe("on paper", () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize(sheet);
    await page.emulateMedia({ media: "print" });
  });

  for (const [layout, path, door, end] of [
    ["v1", "/products/kitchen-cabinets/jsi-cabinetry/trnv", "Trenton Recessed", "a calm room around it."],
    ["v2", "/products/kitchen-cabinets/uscd/wtse", "Shaker", "your courage on the backsplash."],
  ] as const)
    test(`a style of layout ${layout} has its door, its kitchen and all of its sections, and nothing to press`, async ({
      page,
    }) => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toContainText(door);
      for (const name of [`Enlarge: ${door} cabinet door`, "Enlarge: Kitchen with an island"])
        await expect(page.locator(`button[aria-label^="${name}"] img`).first()).toBeVisible();
      for (const section of ["Specifications", "Description", "Assembly Videos", "FAQs"]) {
        const panel = page.locator("[role=tabpanel]").filter({ hasText: section });
        await expect(panel.getByText(section, { exact: true }).first(), section).toBeVisible();
      }
      await expect(page.getByText("Drawer box", { exact: true })).toBeVisible();
      await expect(page.getByText(end), "the whole description").toBeVisible();
      await expect(page.getByRole("heading", { name: "In your kitchen" })).toBeVisible();
      await expectPaper(page);
    });

  test("a list has its doors with their names, without filters and tabs", async ({ page }) => {
    await page.goto("/products/kitchen-cabinets?family=blue");
    await expect(page.getByText("8 door styles")).toBeVisible();
    await expect(page.getByRole("list", { name: "Chosen filters" }).getByText("Blue")).toBeVisible();
    const cards = page.getByRole("main").getByRole("article").filter({ hasText: "JSI Cabinetry" });
    await expect(cards.first().locator("img").first()).toBeVisible();
    await expect(cards.first().getByRole("heading")).toBeVisible();
    await expect(page.getByRole("checkbox").first()).toBeHidden();
    await expect(page.getByRole("navigation", { name: "Construction" })).toBeHidden();
    await expect(page.getByLabel("Sort")).toBeHidden();
    await expectPaper(page);
  });

  test("four doors beside each other fit the sheet", async ({ page }) => {
    await page.goto("/compare?style=trnv&style=wtse&style=pmgw&style=upbw");
    const table = page.getByRole("table", { name: "Doors beside each other" });
    await expect(table.getByRole("columnheader")).toHaveCount(4);
    await expect(table.locator("img").last()).toBeVisible();
    const box = await table.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 9_999)).toBeLessThanOrEqual(sheet.width);
    await expect(page.getByLabel("Add a door")).toBeHidden();
    await expectPaper(page);
  });
});

/** Neither the frame of the site nor a button, and nothing that is cut off at the side. */
async function expectPaper(page: Page): Promise<void> {
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  const buttons = page.getByRole("main").locator("button:not(:has(img))");
  expect(await buttons.evaluateAll((all) => all.filter((one) => one.checkVisibility()).length)).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(sheet.width);
}
