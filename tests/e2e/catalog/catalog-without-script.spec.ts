import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";

const jsi = "/products/kitchen-cabinets/jsi-cabinetry";
const uscd = "/products/kitchen-cabinets/uscd";

test.use({ javaScriptEnabled: false });

const main = (page: Page) => page.getByRole("main");
const doors = (page: Page) => main(page).getByRole("article");
const compared = (page: Page) => page.getByRole("columnheader").locator("a[href^='/products/']");

test.describe("the catalog without script @phone", () => {
  test("shows more of a list that loads on scroll through a link [CAT-025]", async ({ page }) => {
    await page.goto(uscd);
    await expect(doors(page)).toHaveCount(12);
    await page.getByRole("link", { name: "Load more" }).click();
    await expect(page).toHaveURL(`${uscd}?page=2`);
    await expect(doors(page)).toHaveCount(22);
    await expect(page.getByRole("link", { name: "Load more" })).toHaveCount(0);
  });

  test("shows every tab of a list, links each to its styles, and clears a filter by its chip [CAT-020] [CAT-021]", async ({
    page,
  }) => {
    await page.goto(jsi);
    const tabs = page.getByRole("navigation", { name: "Door line" });
    await expect(tabs.getByRole("button", { includeHidden: true }).first()).toBeHidden();
    const last = tabs.getByRole("link", { name: "Yarmouth Slab" });
    await expect(last).toBeInViewport();
    await last.click();
    await expect(page).toHaveURL(`${jsi}?line=yarmouth-slab`);
    await expect(page.getByText("8 door styles")).toBeVisible();
    await page.getByRole("link", { name: /^Yarmouth Slab.*remove this filter/ }).click();
    await expect(page).toHaveURL(jsi);
  });

  test("compares the first four favorites of a shared URL in their order", async ({ page }) => {
    await page.goto("/favorites?style=yssg&style=wtse&style=trnv&style=egw&style=amwt");
    await expect(doors(page).first()).toContainText("Yarmouth Slab Sage");
    for (const box of await page.getByRole("checkbox").all()) await box.check();
    await page.getByRole("button", { name: "Compare", exact: true }).click();
    await expect(compared(page)).toHaveText([
      "Yarmouth Slab Sage",
      "Shaker White",
      "Trenton Recessed Navy",
      "Edgeline White",
    ]);
  });

  test("adds a door style at the end of a comparison and removes another", async ({ page }) => {
    await page.goto("/compare?style=wtse&style=trnv");
    await page.getByLabel("Add a door").selectOption({ label: "Amesbury White" });
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await expect(compared(page)).toHaveText(["Shaker White", "Trenton Recessed Navy", "Amesbury White"]);
    await page.getByRole("link", { name: "Remove Trenton Recessed Navy" }).click();
    await expect(compared(page)).toHaveText(["Shaker White", "Amesbury White"]);
    await page.getByRole("link", { name: "Remove Shaker White" }).click();
    await page.getByRole("link", { name: "Remove Amesbury White" }).click();
    await expect(page).toHaveURL("/compare");
    await expect(page.getByText("Nothing to compare yet")).toBeVisible();
  });

  test("shows a clicked finish and writes it to the URL [CAT-006]", async ({ page }) => {
    await page.goto(`${jsi}/trnv`);
    const colors = main(page).getByRole("group", { name: /^Color/ });
    const other = colors.getByRole("radio", { checked: false }).first();
    const value = await other.getAttribute("value");
    await other.check({ force: true });
    await colors.getByRole("button", { name: "Show it" }).click();
    await expect(page).toHaveURL(`${jsi}/trnv?type=color&value=${value}`);
    await expect(colors.getByRole("radio", { checked: true })).toHaveValue(value ?? "none");
  });

  test("shows no control that needs script and no collapsed content on a style page", async ({ page }) => {
    await page.goto(`${jsi}/trnv`);
    for (const name of ["Save Trenton Recessed Navy", "Share", "Print", "Add free sample"])
      await expect(main(page).getByRole("button", { name })).toHaveCount(0);
    await expect(main(page).getByText("Read more").filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole("tab")).toHaveCount(0);
    for (const text of [
      "it needs nothing but a calm room around it.",
      "Ready to assemble (RTA) or assembled in our shop",
      "Assembly Videos",
      "Allow forty minutes for your first cabinet.",
    ])
      await expect(main(page).getByText(text).filter({ visible: true }).first()).toBeVisible();
    await expect(page.getByText("On a whole wall it asks for good light; on a...")).toBeHidden();
    await page.getByRole("link", { name: "Compare" }).click();
    await expect(page).toHaveURL("/compare?style=trnv");
  });

  test("shows on the sample list that ordering needs script, and offers another way to order", async ({
    page,
  }) => {
    await page.goto("/order-samples");
    const word = main(page).locator("noscript p");
    await expect(word).toBeVisible();
    await expect(word).toHaveText(
      "Ordering samples needs JavaScript, because your cart is kept in this browser. Please turn it on, or call us and we'll take your order by phone.",
    );
    await expect(page.getByText("Loading cart...").filter({ visible: true })).toHaveCount(0);
    for (const name of ["Add selected samples", /^Cart/])
      await expect(main(page).getByRole("button", { name })).toHaveCount(0);
    await expect(main(page).getByRole("combobox")).toHaveCount(0);
    await expect(main(page).getByText("Trenton Recessed").filter({ visible: true }).first()).toBeVisible();
  });
});
