import type { Locator, Page } from "@playwright/test";
import { expectNoAxeFindings } from "#tests/support/browser/axe";
import { waitUntilHydrated } from "../browser/hydration";
import { expect, test } from "../fixtures";

const all = "/products/kitchen-cabinets";
const jsi = "/products/kitchen-cabinets/jsi-cabinetry";
const uscd = "/products/kitchen-cabinets/uscd";

const filters = async (page: Page) => {
  const filterSummary = page.locator("summary", { hasText: "Filters" });
  if (await filterSummary.isVisible()) await filterSummary.click();
};

/** Scrolls the element so that it ends this far above the window's lower edge, and waits for its observers. */
async function scrollToLowerEdge(element: Locator, distancePx: number): Promise<void> {
  await element.evaluate(async (end, distance) => {
    scrollBy(0, end.getBoundingClientRect().bottom - innerHeight + distance);
    // Observers report within two frames of the scroll.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  }, distancePx);
}

const cards = (page: Page) => page.getByRole("main").getByRole("button", { name: /^Add sample/ });

test.describe("a list of door styles", () => {
  test("keeps filters, sorting and page number in the URL, and goes back through them [CAT-023] [CAT-024] @phone-journey", async ({
    page,
  }) => {
    await page.goto(all);
    await waitUntilHydrated(page);
    await expect(page.getByText("60 door styles")).toBeVisible();
    await filters(page);
    await page.getByRole("checkbox", { name: /^Blue/ }).check();
    await expect(page).toHaveURL(`${all}?family=blue`);
    await expect(page.getByText("8 door styles")).toBeVisible();
    await page.getByRole("checkbox", { name: /^USCD/ }).check();
    await expect(page).toHaveURL(`${all}?brand=uscd&family=blue`);
    await expect(page.getByRole("checkbox", { name: /^Palermo/ })).toBeDisabled();
    await page.getByLabel("Sort").selectOption("Z-A");
    await expect(page).toHaveURL(`${all}?brand=uscd&family=blue&sort=z-a`);
    await page.getByRole("link", { name: /^USCD.*remove this filter/ }).click();
    await expect(page).toHaveURL(`${all}?family=blue&sort=z-a`);
    await expectNoAxeFindings(page);
    await page.goBack();
    await expect(page).toHaveURL(`${all}?brand=uscd&family=blue&sort=z-a`);
  });

  test("keeps the scroll position when a filter is clicked, and restores it on Back [CAT-023]", async ({
    page,
  }) => {
    const getScrollPosition = () => page.evaluate(() => window.scrollY);
    await page.goto(all);
    await waitUntilHydrated(page);
    await page.evaluate(() => window.scrollTo(0, 700));
    await page.getByRole("checkbox", { name: /^Gray/ }).check();
    await expect(page).toHaveURL(`${all}?family=gray`);
    await expect(page.getByText("60 door styles")).toHaveCount(0);
    expect(await getScrollPosition()).toBe(700);
    const card = page.getByRole("article").nth(4).getByRole("link").first();
    await card.scrollIntoViewIfNeeded();
    const left = await getScrollPosition();
    await card.click();
    await expect(page).toHaveURL(/\/kitchen-cabinets\/[a-z-]+\/[a-z0-9]+$/);
    await expect.poll(getScrollPosition).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(`${all}?family=gray`);
    await expect.poll(getScrollPosition).toBe(left);
  });

  test("filters styles by a tab from the first page on, and shows all again [CAT-020] [CAT-022]", async ({
    page,
  }) => {
    await page.goto(`${all}?page=2`);
    const tabs = page.getByRole("navigation", { name: "Construction" });
    await expect(tabs.locator("ul")).toHaveAttribute("data-layout", "filter-tabs-v1");
    await tabs.getByRole("link", { name: "Slab" }).click();
    await expect(page).toHaveURL(`${all}?construction=slab`);
    await expect(page.getByText("14 door styles")).toBeVisible();
    await expect(tabs.getByRole("link", { name: "Slab" })).toHaveAttribute("aria-current", "page");
    await tabs.getByRole("link", { name: "All", exact: true }).click();
    await expect(page).toHaveURL(all);
  });

  test("scrolls overflowing tabs by 200 px with its buttons [CAT-021] @phone", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(jsi);
    await waitUntilHydrated(page);
    const row = page.getByRole("navigation", { name: "Door line" }).locator("ul");
    await expect(row).toHaveAttribute("data-overflow", "buttons");
    const previous = page.getByRole("button", { name: "Previous tabs" });
    const next = page.getByRole("button", { name: "Next tabs" });
    await expect(previous).toBeDisabled();
    await next.click();
    await expect.poll(() => row.evaluate((list) => list.scrollLeft)).toBe(200);
    await previous.click();
    await expect.poll(() => row.evaluate((list) => list.scrollLeft)).toBe(0);
    await row.evaluate((list) => list.scrollTo({ left: list.scrollWidth }));
    await expect(next).toBeDisabled();
    await expect(previous).toBeEnabled();
  });

  test("hides the buttons of tabs that all fit [CAT-021]", async ({ page }) => {
    await page.goto(jsi);
    await expect(page.getByRole("navigation", { name: "Door line" }).getByRole("link")).toHaveCount(9);
    for (const name of ["Previous tabs", "Next tabs"])
      await expect(page.getByRole("button", { name, exact: true })).toBeHidden();
  });

  test("loads more styles below the list and keeps the scroll position [CAT-025]", async ({ page }) => {
    await page.goto(jsi);
    await waitUntilHydrated(page);
    await expect(cards(page)).toHaveCount(12);
    const more = page.getByRole("link", { name: "Load more" });
    await more.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    await more.click();
    await expect(cards(page)).toHaveCount(24);
    await expect(page).toHaveURL(`${jsi}?page=2`);
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
  });

  test("loads more styles when the end of the list scrolls into view [CAT-025] [CAT-027] @journey", async ({
    page,
  }) => {
    await page.goto(uscd);
    await waitUntilHydrated(page);
    await expect(cards(page)).toHaveCount(12);
    const nextPages: string[] = [];
    page.on("request", (request) => /[?&]page=2\b/.test(request.url()) && nextPages.push(request.url()));
    const end = page.getByRole("link", { name: "Load more" }).locator("..");
    await scrollToLowerEdge(end, 98);
    expect(nextPages).toEqual([]);
    await expect(cards(page)).toHaveCount(12);
    await scrollToLowerEdge(end, 102);
    await expect(cards(page)).toHaveCount(22);
    await expect(page.getByRole("link", { name: "Load more" })).toHaveCount(0);
  });

  test("searches the list from its own search box, but not for empty text [SRCH-008] [SRCH-009]", async ({
    page,
  }) => {
    await page.goto(jsi);
    await waitUntilHydrated(page);
    const box = page.getByRole("main").getByRole("searchbox", { name: "Search door styles" });
    const button = page.getByRole("main").getByRole("button", { name: "Search" });
    await expect(button).toBeDisabled();
    await box.fill("   ");
    await expect(button).toBeDisabled();
    await box.fill(" navy ");
    await button.click();
    await expect(page).toHaveURL(`${jsi}?query=navy`);
    await expect(page.getByText("4 door styles")).toBeVisible();
  });

  test("shows that no style matches, with a link to clear the filters [MSG-004]", async ({ page }) => {
    await page.goto(`${all}?family=blue&line=palermo`);
    await expect(page.getByText("No items available")).toBeVisible();
    await page.getByRole("link", { name: "Show all door styles" }).click();
    await expect(page).toHaveURL(all);
  });

  test("answers 404 for an unknown brand and ignores invalid parameters", async ({ request }) => {
    expect((await request.get(`${all}/no-such-brand`)).status()).toBe(404);
    const odd = await request.get(`${all}?page=-1&sort=price&family=%3Cscript%3Ealert(1)%3C/script%3E`);
    expect(odd.status()).toBe(200);
    expect(await odd.text()).not.toContain("<script>alert(1)");
    expect((await request.get(`${all}?x=${"y".repeat(10_000)}`)).status()).toBe(414);
    const plain = await request.get(all, { maxRedirects: 0 });
    expect(plain.status()).toBe(200);
  });
});

test.describe("a list of door styles, without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("filters, sorts, pages and searches the list by forms and links @journey", async ({ page }) => {
    const first = page.getByRole("main").getByRole("article").first();
    await page.goto(all);
    await page.getByRole("checkbox", { name: /^Blue/ }).check();
    await page.getByRole("button", { name: "Show these doors" }).click();
    await expect(page).toHaveURL(`${all}?family=blue`);
    await expect(page.getByText("8 door styles")).toBeVisible();
    await expect(page.getByRole("checkbox", { name: /^Palermo/ })).toBeDisabled();
    await page.getByLabel("Sort").selectOption("Z-A");
    await page.getByRole("button", { name: "Sort" }).click();
    await expect(page).toHaveURL(`${all}?family=blue&sort=z-a`);
    await expect(first).toContainText("Yarmouth Slab Royal");
    await page.getByRole("link", { name: /^Blue.*remove this filter/ }).click();
    await page.getByRole("link", { name: "Page 2" }).click();
    await expect(page).toHaveURL(`${all}?sort=z-a&page=2`);
    await expect(first).not.toContainText("Yarmouth Slab Royal");
    const box = page.getByRole("main").getByRole("searchbox", { name: "Search door styles" });
    await box.fill("navy");
    await page.getByRole("main").getByRole("button", { name: "Search", exact: true }).click();
    await expect(page).toHaveURL(`${all}?query=navy`);
    await expect(page.getByText("5 door styles")).toBeVisible();
  });

  test("shows more styles through the link below the list", async ({ page }) => {
    await page.goto(jsi);
    await page.getByRole("link", { name: "Load more" }).click();
    await expect(page).toHaveURL(`${jsi}?page=2`);
    await expect(page.getByRole("main").getByRole("article")).toHaveCount(24);
  });
});
