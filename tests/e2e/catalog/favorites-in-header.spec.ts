import type { Page } from "@playwright/test";
import { expectNoAxeFindings } from "#tests/support/browser/axe";
import { waitUntilHydrated } from "../browser/hydration";
import { expect, test } from "../fixtures";
import { signIn } from "../pages/account-page";

const navy = "/products/kitchen-cabinets/jsi-cabinetry/trnv";
const white = "/products/kitchen-cabinets/uscd/wtse";

/** Reads the style codes that the browser stores, in their order. */
const saved = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem("favoriteStyles") ?? "[]") as unknown);

test.describe("the favorites in the header", () => {
  test("counts favorites and leads to them from the header and the menu @phone", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript(() => localStorage.setItem("favoriteStyles", JSON.stringify(["yssg", "egw"])));
    await page.goto("/faqs");
    await waitUntilHydrated(page, "header");
    const link = page.locator("header").getByRole("link", { name: "Favorites 2 saved" }).first();
    await expect(link).toBeVisible();
    await expectNoAxeFindings(page, { within: "header" });
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "Favorites 2 saved" }).click();
    await expect(page).toHaveURL("/favorites?style=yssg&style=egw");
  });

  test("keeps favorites in the account, merges them at sign-in and forgets them at sign-out", async ({
    page,
    browser,
    shop,
  }) => {
    await page.goto(navy);
    await page.getByRole("button", { name: "Save Trenton Recessed Navy" }).click();
    await signIn(page, "favorites@example.com");
    await page.goto(white);
    await page.getByRole("button", { name: "Save Shaker White" }).click();
    await page.goto("/favorites");
    await expect(page.getByText("2 doors, saved in your account.")).toBeVisible();

    // Another browser has the session and no stored favorites.
    const { cookies } = await page.context().storageState();
    const other = await browser.newPage({ baseURL: shop.url, storageState: { cookies, origins: [] } });
    await other.goto("/favorites");
    await other.mouse.move(100, 100, { steps: 3 });
    await expect(other.getByText("2 doors, saved in your account.")).toBeVisible();
    await other.getByRole("button", { name: "Remove Shaker White" }).click();
    await expect(other.getByText("1 door, saved in your account.")).toBeVisible();
    await other.close();

    await page.goto("/faqs");
    await expect.poll(() => saved(page)).toEqual(["trnv"]);
    await page.goto("/my-account");
    await page.getByRole("button", { name: "Sign out" }).first().click();
    await expect(page.getByText("You're signed out.")).toBeVisible();
    await expect.poll(() => saved(page)).toEqual([]);
  });
});
