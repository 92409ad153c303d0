import { snapshotContent } from "#tests/support/browser/content-snapshot";
import { fetchPublishedDocument, openDocument, publish, trackWrites } from "#tests/support/browser/studio";
import { test as base } from "../../fixtures";
import { expect, setUpSalesTests } from "../pages/sales-fixtures";

const test = base.extend<{ readonly restoredContent: undefined }>({
  restoredContent: async ({ shop }, use) => {
    const restore = await snapshotContent(shop.dataDir);
    await use(undefined);
    await restore();
  },
});

setUpSalesTests();

test("lets sales read content, and disables every action that changes it", async ({ page }) => {
  await openDocument(page, "faq", "faq-sample-return");
  await expect(page.getByText("does not have permission to edit this document.")).toBeVisible();
  await expect(page.getByTestId("action-publish")).toBeDisabled();
  await page.getByRole("button", { name: "Open document actions" }).click();
  const offered = page.getByRole("menuitem");
  await expect(offered).toHaveText(["Duplicate", "Delete"]);
  for (const action of await offered.all()) await expect(action).toBeDisabled();
});

test("lets sales change a price and publish it, from the list of price books [EST-004]", async ({
  restoredContent: _,
  page,
}) => {
  trackWrites(page);
  await page.goto("/studio/structure");
  await expect(page.getByText("Read only")).toBeVisible();
  await page.getByRole("link", { name: "Price books" }).click();
  await page.getByRole("link", { name: "Fall 2026" }).click();
  const price = page.getByRole("textbox", { name: "Goods from: Which door?, Shaker, Up to 10 feet" });
  await expect(price).toHaveValue("3150");
  await price.fill("3250");
  await price.press("Enter");
  await page.getByRole("button", { name: "Open document actions" }).click();
  await expect(page.getByRole("menuitem", { name: "Publish later…" })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await publish(page);
  expect(await fetchPublishedDocument(page, "price-book-kitchens")).toMatchObject({
    rows: expect.arrayContaining([
      expect.objectContaining({
        option: "shaker",
        dependent: "small",
        price: expect.objectContaining({ min: 3250 }),
      }),
    ]),
  });
});

test("offers sales only price books to create", async ({ page }) => {
  await page.goto("/studio/structure");
  await page.getByRole("button", { name: "Create new document" }).click();
  // The Studio shows the key of this list's missing label.
  const offered = page.getByRole("listbox", { name: "new-document.new-document" });
  await expect(offered.getByRole("link")).toHaveText(["Price book"]);
});

test("shows sales what a draft does to the last saved estimates, and the published changes", async ({
  restoredContent: _,
  page,
  request,
}) => {
  trackWrites(page);
  const saved = await request.post("/api/estimates", {
    data: { name: "estimator", entries: { size: "small", door: "shaker" } },
  });
  expect(saved.status()).toBe(200);
  await openDocument(page, "priceBook", "price-book-kitchens");
  const price = page.getByRole("textbox", { name: "Goods from: Which door?, Shaker, Up to 10 feet" });
  await expect(price).toHaveValue("3150");
  await price.fill("3250");
  await price.press("Enter");
  await page.getByRole("tab", { name: "Effect on estimates" }).click();
  const table = page.getByRole("table", { name: "Saved estimates with these prices" });
  await expect(
    page.getByRole("heading", { name: "The last saved estimates with these prices" }),
  ).toBeInViewport();
  const range = "$3,390.00 - $4,560.00";
  await expect(table.getByRole("row").nth(1).getByRole("cell").nth(1)).toHaveText(range);
  await expect(table.getByRole("row").nth(1).getByRole("cell").nth(2)).toHaveText(range);
  await expect(table.getByRole("row").nth(1).getByRole("cell").nth(3)).toHaveText("$3,490.00 - $4,560.00");
  await expect(table.getByRole("row").nth(1).getByRole("cell").nth(4)).toHaveText("+$100.00 to +$0.00");

  await page.getByRole("tab", { name: "Prices" }).click();
  await publish(page);
  await fetchPublishedDocument(page, "price-book-kitchens");
  await page.getByRole("tab", { name: "Effect on estimates" }).click();
  // Another test of this file may have published the same change before.
  await expect(
    page
      .getByText("Fall 2026: door, shaker, small: goods $3,150.00 - $4,200.00 → $3,250.00 - $4,200.00")
      .first(),
  ).toBeVisible();
});
