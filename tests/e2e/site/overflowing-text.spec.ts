import type { Page } from "@playwright/test";
import { findWideElements } from "#tests/support/browser/sideways-scroll";
import { waitUntilHydrated } from "../browser/hydration";
import { expect, test } from "../fixtures";
import { createQuoteLink } from "../pages/quote-page";

/** Longer than a line of a phone. */
const longWord = "Unterbauküchenschrankverblendungsleistenbefestigung";

/**
 * Puts the long word into one text of the page after another, and lists the texts that then leave the window. Amounts and
 * built-in labels of buttons are left out, because they stay whole.
 */
function findOverflowingTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate((word) => {
    const isContent = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.getBoundingClientRect().width > 1 &&
      !element.closest(
        "table, button, .tabular-nums, .sr-only, option, script, style, [class*='max-md:sr-only']",
      );
    const walker = document.createTreeWalker(
      document.querySelector("main") ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const { currentNode } = walker;
      if (!(currentNode instanceof Text) || currentNode.data.trim().length < 3) continue;
      if (currentNode.parentElement && isContent(currentNode.parentElement)) texts.push(currentNode);
    }
    const isTooWide = (text: Text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const scroller = text.parentElement?.closest("[class*='overflow-x'], .tabs, .truncate");
      return !scroller && range.getBoundingClientRect().right > document.documentElement.clientWidth + 1;
    };
    return texts.flatMap((text) => {
      const before = text.data;
      text.data = word;
      const isOver = isTooWide(text);
      text.data = before;
      return isOver ? [before] : [];
    });
  }, longWord);
}

test.describe("a text with a very long word on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const path of [
    "/",
    "/products/kitchen-cabinets",
    "/products/kitchen-cabinets/jsi-cabinetry/trnv",
    "/order-samples",
    "/faqs",
    "/blogs",
    "/blogs/measuring-a-kitchen",
    "/reviews",
    "/contact",
    "/estimator",
    "/search?query=shaker",
    "/favorites?style=trnv",
    "/shipping-policy",
  ])
    test(`stays inside the window on ${path}`, async ({ page }) => {
      await page.goto(path);
      await waitUntilHydrated(page);
      expect(await findOverflowingTexts(page)).toEqual([]);
    });

  test("stays inside the window in every text of a quote [QUOT-003]", async ({ page, shop }) => {
    const link = await createQuoteLink(page, shop.url, {
      firstName: longWord.slice(0, 49),
      lastName: longWord.slice(0, 49),
      poNumber: longWord.slice(0, 40),
      items: [{ sku: longWord, name: longWord, qty: 1, price: 500, notes: longWord }],
      shippingCharge: { label: longWord, amount: 100 },
      additionalNotes: `${longWord} ${longWord}`,
    });
    await page.goto(link);
    await expect(page.getByText(longWord).first()).toBeVisible();
    expect(await findWideElements(page)).toEqual([]);
    for (const text of await page.getByText(longWord).filter({ visible: true }).all())
      expect(await text.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(
        1,
      );
  });
});
