import type { Browser, BrowserContext, Page } from "@playwright/test";
import { findDeadControls } from "../browser/dead-controls";
import { expect, test } from "../fixtures";
import { signIn } from "../pages/account-page";
import { createQuoteLink } from "../pages/quote-page";

/** One page of every template that a visitor reaches without signing in. */
const templates = [
  "/",
  "/products",
  "/products/kitchen-cabinets",
  "/products/kitchen-cabinets?family=blue&finish=painted&sort=z-a",
  "/products/kitchen-cabinets/jsi-cabinetry",
  "/products/shaker",
  "/products/oak",
  "/products/kitchen-cabinets/jsi-cabinetry/trnv",
  "/products/kitchen-cabinets/uscd/wtse",
  "/products/kitchen-cabinets/uscd/no-such-door",
  "/visualizer",
  "/favorites",
  "/favorites?style=trnv&style=wtse",
  "/compare",
  "/compare?style=trnv&style=wtse",
  "/search",
  "/search?query=shaker",
  "/search?query=zzz",
  "/order-samples",
  "/checkout",
  "/order/success",
  "/order/split-payment",
  "/payment/fail",
  "/quote/payment",
  "/estimator",
  "/my-account/sign-in",
  "/newsletter/unsubscribe",
  "/newsletter/confirm/no-such-link",
  "/forms/contact",
  "/forms/newsletter",
  "/contact",
  "/free-kitchen-design",
  "/claim",
  "/book-appointment",
  "/about-us",
  "/reviews",
  "/faqs",
  "/kitchen-installation",
  "/kitchen-finance-options",
  "/inspiration-gallery",
  "/inspiration-gallery/kitchen-1",
  "/how-to-buy-kitchen",
  "/terms-and-conditions",
  "/blogs",
  "/blogs/measuring-a-kitchen",
  "/blogs/category/planning",
  "/blogs/authors/walt-brennan",
  "/nowhere",
];

/** The account pages of a customer that have fixed paths. */
const accountPages = [
  "/my-account",
  "/my-account/orders",
  "/my-account/quotes",
  "/my-account/addresses",
  "/my-account/address/new",
  "/my-account/profile",
  "/my-account/security",
  "/my-account/data",
];

const widths = [390, 1440];

async function findDeadControlsAt(page: Page, path: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    for (const control of await page.evaluate(findDeadControls))
      found.push(`${path} at ${width}: ${control}`);
  }
  return [...new Set(found)];
}

/** Opens a page without scripts, with the cookies of another context. */
async function openPageWithoutScript(
  browser: Browser,
  context: BrowserContext,
  baseURL: string,
): Promise<Page> {
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL, reducedMotion: "reduce" });
  await plain.addCookies(await context.cookies());
  return plain.newPage();
}

test.describe("the controls of a page without script", () => {
  test("shows no control that needs script on any public page", async ({ browser, context, shop }) => {
    test.setTimeout(400_000);
    const page = await openPageWithoutScript(browser, context, shop.url);
    const found: string[] = [];
    for (const path of templates) found.push(...(await findDeadControlsAt(page, path)));
    await page.context().close();
    expect(found).toEqual([]);
  });

  test("shows no control that needs script on the pages of a customer and of a quote", async ({
    browser,
    context,
    page,
    shop,
  }) => {
    test.setTimeout(400_000);
    await signIn(page, "robin.holt@example.com");
    const linkOf = async (list: string, name: RegExp) => {
      await page.goto(list);
      return (await page.getByRole("main").getByRole("link", { name }).first().getAttribute("href")) ?? "";
    };
    const order = await linkOf("/my-account/orders", /Shipped/);
    const quote = await linkOf("/my-account/quotes", /Quote .* Ready to order/);
    const plain = await openPageWithoutScript(browser, context, shop.url);
    const found: string[] = [];
    for (const path of [...accountPages, order, quote, await createQuoteLink(page, shop.url)])
      found.push(...(await findDeadControlsAt(plain, path)));
    await plain.context().close();
    expect(found).toEqual([]);
  });
});

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

  test("opens on hover and on focus on a desktop [NAV-001]", async ({ page }) => {
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
