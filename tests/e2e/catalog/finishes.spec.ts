import type { Page } from "@playwright/test";
import { waitUntilHydrated } from "../browser/hydration";
import { expect, test } from "../fixtures";
import { fillAddress, openCheckout, payByCard, texas } from "../pages/checkout-page";
import { colorsOfLine, manyColors, publishColors } from "../pages/style-page";

const antiqueWhite = "/products/kitchen-cabinets/uscd/awcr";
const saddle = "/products/kitchen-cabinets/uscd/sdcb";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const finish = (page: Page, name: string) => page.getByRole("radio", { name, exact: true });
const sample = (page: Page) => page.getByRole("region", { name: /^Sample of/ });
const firstPicture = (page: Page) => page.locator("main img").first();

async function expectSaddleInPewter(page: Page) {
  await expect(heading(page)).toHaveText("Casselberry Saddle");
  await expect(finish(page, "Saddle")).toBeChecked();
  await expect(finish(page, "Pewter")).toBeChecked();
  await expect(sample(page)).toContainText("Saddle, Pewter · $12.50 sample door, plus shipping");
  await expect(page.getByText("Not shown in the pictures: Glaze Pewter.")).toBeVisible();
}

test.describe("a style with two groups of finishes", () => {
  test("keeps the color and the other URL parameters when a glaze is chosen [CAT-005] [CAT-006] @phone", async ({
    page,
  }) => {
    await page.goto(`${antiqueWhite}?utm_source=mail`);
    await waitUntilHydrated(page);
    const whiteDoor = await firstPicture(page).getAttribute("src");
    await finish(page, "Saddle").check();
    await expect(page).toHaveURL(`${antiqueWhite}?utm_source=mail&type=color&value=saddle`);
    await expect(firstPicture(page)).not.toHaveAttribute("src", whiteDoor ?? "");
    const saddleDoor = await firstPicture(page).getAttribute("src");
    await finish(page, "Pewter").check();
    await expect(page).toHaveURL(
      `${antiqueWhite}?utm_source=mail&type=glaze&value=pewter&finish-color=saddle`,
    );
    await expectSaddleInPewter(page);
    await expect(firstPicture(page)).toHaveAttribute("src", saddleDoor ?? "");
    await page.reload();
    await expectSaddleInPewter(page);
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", new RegExp(`${antiqueWhite}$`));
  });

  test("keeps the glaze when a color is chosen, on that color's page and after going back [CAT-005] [CAT-006]", async ({
    page,
  }) => {
    await page.goto(antiqueWhite);
    await waitUntilHydrated(page);
    await finish(page, "Pewter").check();
    await expect(heading(page)).toHaveText("Casselberry Antique White");
    await finish(page, "Saddle").check();
    const both = `${antiqueWhite}?type=color&value=saddle&finish-glaze=pewter`;
    await expect(page).toHaveURL(both);
    await expectSaddleInPewter(page);
    await page.getByRole("link", { name: "See everything about Casselberry Saddle" }).click();
    await expect(page).toHaveURL(`${saddle}?type=glaze&value=pewter`);
    await expectSaddleInPewter(page);
    await page.goBack();
    await expect(page).toHaveURL(both);
    await expectSaddleInPewter(page);
  });

  test("adds the sample that is shown to the cart, with the finish of every group [SMPL-004] [SMPL-014] @journey", async ({
    page,
  }) => {
    await page.goto(`${antiqueWhite}?type=color&value=saddle&finish-glaze=pewter`);
    await waitUntilHydrated(page);
    await sample(page).getByRole("button", { name: "Add sample" }).click();
    await expect(sample(page)).toContainText(
      "Item Casselberry Saddle Sample Door has been successfully added.",
    );
    await finish(page, "Coffee").check();
    await sample(page).getByRole("button", { name: "Update your sample" }).click();
    await expect(sample(page)).toContainText(
      "Item Casselberry Saddle Sample Door has been successfully updated.",
    );
    await expect(sample(page).getByRole("button", { name: "In your samples" })).toBeVisible();
    const stored = await page.evaluate(() => JSON.parse(localStorage.getItem("selectedSamples") ?? "{}"));
    expect(stored.items).toMatchObject([
      {
        name: "Casselberry Saddle Sample Door",
        sku: "SMPL-SDCB",
        qty: 1,
        finish: { type: "color", label: "Saddle", value: "saddle" },
        otherFinishes: [{ type: "glaze", label: "Coffee", value: "coffee" }],
      },
    ]);
    await sample(page).getByRole("button", { name: "View cart" }).click();
    const cart = page.getByRole("dialog");
    await expect(cart).toContainText("ColorSaddle");
    await expect(cart).toContainText("GlazeCoffee");
  });

  test("orders the sample with the finish of every group [SMPL-014] [CHK-025]", async ({ page }) => {
    await page.goto(`${antiqueWhite}?type=color&value=saddle&finish-glaze=pewter`);
    await waitUntilHydrated(page);
    await sample(page).getByRole("button", { name: "Add sample" }).click();
    await expect(sample(page).getByRole("button", { name: "In your samples" })).toBeVisible();
    await openCheckout(page);
    await fillAddress(page, texas);
    const placed = page.waitForResponse((response) => response.url().endsWith("/api/order"));
    await payByCard(page);
    const { order } = await (await placed).json();
    await expect(page).toHaveURL(/\/order\/success$/);
    const { order: stored } = await (
      await page.request.patch("/api/order", { data: { id: order.id } })
    ).json();
    expect(stored.items).toHaveLength(1);
    expect(stored.items[0].customOptions.map(({ label }: { label: string }) => label)).toEqual([
      "Saddle",
      "Pewter",
    ]);
  });

  test.describe("a style with two groups of finishes, without script", () => {
    test.use({ javaScriptEnabled: false });

    test("keeps the finish of the other group when one is chosen [CAT-005] [CAT-006]", async ({ page }) => {
      await page.goto(antiqueWhite);
      await finish(page, "Saddle").check();
      await page
        .getByRole("group", { name: /^Color/ })
        .getByRole("button", { name: "Show it" })
        .click();
      await expect(page).toHaveURL(`${antiqueWhite}?type=color&value=saddle`);
      await finish(page, "Pewter").check();
      await page
        .getByRole("group", { name: /^Glaze/ })
        .getByRole("button", { name: "Show it" })
        .click();
      await expect(page).toHaveURL(`${antiqueWhite}?type=glaze&finish-color=saddle&value=pewter`);
      await expect(heading(page)).toHaveText("Casselberry Saddle");
      await expect(finish(page, "Saddle")).toBeChecked();
      await expect(finish(page, "Pewter")).toBeChecked();
    });
  });
});

test.describe("swatches beyond the limit", () => {
  const navy = "/products/kitchen-cabinets/jsi-cabinetry/trnv";
  test.afterEach(({ request, shop }) => publishColors(request, shop.url, colorsOfLine));

  test("shows all swatches of a style page by '+2' and fewer by 'Show fewer' [CAT-008]", async ({
    page,
    request,
    shop,
  }) => {
    await publishColors(request, shop.url, manyColors);
    await page.goto(navy);
    await waitUntilHydrated(page);
    await expect(page.getByRole("radio")).toHaveCount(11);
    await page.getByRole("button", { name: "+2 Color" }).click();
    await expect(page.getByRole("radio")).toHaveCount(13);
    const fewer = page.getByRole("button", { name: "Show fewer Color" });
    await expect(fewer).toHaveAttribute("aria-expanded", "true");
    await fewer.click();
    await expect(page.getByRole("radio")).toHaveCount(11);
    await expect(page.getByRole("button", { name: "+2 Color" })).toHaveAttribute("aria-expanded", "false");
  });

  test("shows all swatches of a card by '+1' and fewer by 'Show fewer' [CAT-008]", async ({ page }) => {
    await page.goto("/products/kitchen-cabinets/jsi-cabinetry/yssg");
    await waitUntilHydrated(page);
    const colors = page.getByRole("list", { name: "Colors of Yarmouth Raised" }).first();
    const swatches = colors.getByRole("link");
    await expect(swatches).toHaveCount(9);
    await colors.locator("summary", { hasText: "+1" }).click();
    await expect(swatches).toHaveCount(10);
    await colors.locator("summary", { hasText: "Show fewer" }).click();
    await expect(swatches).toHaveCount(9);
  });
});
