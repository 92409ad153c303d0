import { expectNoAxeFindings } from "#tests/support/browser/axe";
import { expect, test } from "./fixtures";

const navy = "/products/kitchen-cabinets/jsi-cabinetry/trnv";
const white = "/products/kitchen-cabinets/uscd/wtse";

test.describe("favorites", () => {
  test("are kept in the browser, sent by a link, compared and taken out again @phone", async ({ page }) => {
    await page.goto("/favorites");
    await expect(page.getByText("No favorites yet")).toBeVisible();
    for (const [path, name] of [
      [navy, "Trenton Recessed Navy"],
      [white, "Shaker White"],
    ] as const) {
      await page.goto(path);
      await page.getByRole("button", { name: `Save ${name}` }).click();
      await expect(page.getByRole("button", { name: `Save ${name}` })).toHaveAttribute(
        "aria-pressed",
        "true",
      );
    }
    await page.getByRole("link", { name: "Your favorites (2)" }).click();
    await expect(page).toHaveURL("/favorites?style=trnv&style=wtse");
    await expect(page.getByText("2 doors, kept in this browser.")).toBeVisible();
    await page.getByRole("checkbox", { name: "Compare Trenton Recessed Navy" }).check();
    await page.getByRole("checkbox", { name: "Compare Shaker White" }).check();
    await page.getByRole("button", { name: "Compare", exact: true }).click();
    await expect(page).toHaveURL("/compare?style=trnv&style=wtse");
    await page.goBack();
    await page.getByRole("button", { name: "Remove Shaker White" }).click();
    await expect(page).toHaveURL("/favorites?style=trnv");
    await expect(page.getByText("1 door, kept in this browser.")).toBeVisible();
  });

  test("of somebody else are shown by their link, and saved with one press", async ({ page }) => {
    await page.goto("/favorites?style=wtse&style=nobody&style=trnv");
    await expect(page.getByRole("article")).toHaveCount(2);
    await expect(page.getByText("2 doors, sent to you by a link.")).toBeVisible();
    await page.getByRole("button", { name: "Save them all" }).click();
    await expect(page.getByText("2 doors, kept in this browser.")).toBeVisible();
    await expectNoAxeFindings(page);
  });
});

test.describe("doors beside each other", () => {
  test("stand in the address: one is added, its sample ordered, and one taken away @phone", async ({
    page,
  }) => {
    await page.goto(navy);
    await page.getByRole("link", { name: "Compare" }).click();
    await expect(page).toHaveURL("/compare?style=trnv");
    await page.getByLabel("Add a door").selectOption({ label: "Shaker White" });
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await expect(page).toHaveURL("/compare?style=trnv&style=wtse");
    await expect(
      page.getByRole("row", { name: /^Construction Recessed with a profile Shaker$/ }),
    ).toBeVisible();
    await page.getByRole("button", { name: /^Add sample.*Shaker White$/ }).click();
    await expect(page.getByRole("button", { name: /^In your samples.*Shaker White$/ })).toBeVisible();
    await expectNoAxeFindings(page);
    await page.getByRole("link", { name: "Remove Trenton Recessed Navy" }).click();
    await expect(page).toHaveURL("/compare?style=wtse");
    await expect(page.getByRole("columnheader")).toHaveCount(1);
  });

  test("are at most four, whatever an address asks for, and work without script", async ({
    browser,
    shop,
  }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, baseURL: shop.url });
    await page.goto("/compare?style=trnv&style=wtse&style=yssg&style=egw&style=oxm");
    await expect(page.getByRole("columnheader")).toHaveCount(4);
    await page.goto("/compare?style=trnv");
    await page.getByLabel("Add a door").selectOption("wtse");
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await expect(page).toHaveURL(/\/compare\?style=trnv&style=wtse$/);
    await page.close();
  });
});
