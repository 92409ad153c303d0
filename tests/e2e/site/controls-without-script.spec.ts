import { expect, test } from "../fixtures";

test.describe("the menu without script", () => {
  test.use({ javaScriptEnabled: false });

  test("opens, expands, navigates and closes on a phone [NAV-002] @journey", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/faqs");
    const menu = page.locator("dialog[aria-label=Menu]");
    await expect(menu).toBeHidden();
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(menu).toBeVisible();
    await menu.getByRole("button", { name: "Close menu" }).click();
    await expect(menu).toBeHidden();
    await page.getByRole("button", { name: "Open menu" }).click();
    await menu.locator("summary", { hasText: "Help" }).click();
    await menu.getByRole("link", { name: "Shipping" }).click();
    await expect(page).toHaveURL("/shipping-policy");
  });

  test("opens the menu without script on hover and on focus on a desktop [NAV-001]", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/faqs");
    const main = page.getByRole("navigation", { name: "Main" });
    const entry = main.getByRole("link", { name: "Kitchen Cabinets", exact: true });
    const inside = main.getByRole("link", { name: "Trenton Recessed", exact: true });
    await expect(inside).toBeHidden();
    await entry.hover();
    await expect(inside).toBeVisible();
    await page.mouse.move(700, 850);
    await expect(inside).toBeHidden();
    await entry.focus();
    await expect(inside).toBeVisible();
  });
});

test("shows every review in full on paper and without script [FAQ-006]", async ({ browser, page, shop }) => {
  const cut = () =>
    // biome-ignore lint/performance/useDomNodeTextContent: only what is shown counts, and textContent has both forms
    [...document.querySelectorAll("blockquote")].filter((quote) => /\.\.\.\s*$/.test(quote.innerText)).length;
  await page.emulateMedia({ media: "print" });
  await page.goto("/reviews");
  await expect(page.locator("blockquote").first()).toBeVisible();
  expect(await page.evaluate(cut)).toBe(0);
  await expect(page.getByRole("button", { name: /^Show More/ }).filter({ visible: true })).toHaveCount(0);
  const plain = await (await browser.newContext({ javaScriptEnabled: false, baseURL: shop.url })).newPage();
  await plain.goto("/reviews");
  expect(await plain.evaluate(cut)).toBe(0);
  await plain.context().close();
});
