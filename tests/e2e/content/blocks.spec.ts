import { expectNoAxeFindings } from "#tests/support/browser/axe";
import { findWideElements } from "#tests/support/browser/sideways-scroll";
import { waitUntilHydrated } from "../browser/hydration";
import { expect, test } from "../fixtures";

test.describe("every content block in every style", () => {
  for (const width of [390, 820, 1440])
    test(`shows every content block without axe findings or sideways scrolling at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto("/demo/kit/blocks");
      await page.waitForLoadState("networkidle");
      await expect(page.locator("[data-specimen='widget: reviews']")).toBeVisible();
      await expectNoAxeFindings(page);
      expect(await findWideElements(page)).toEqual([]);
    });
});

test.describe("the block of catalog downloads", () => {
  test("opens the catalog downloads on a click, closes them on a click outside or Escape, and links to files [PAGE-024]", async ({
    page,
  }) => {
    await page.goto("/products/kitchen-cabinets");
    const button = page.getByText("Download a catalog");
    const file = page.getByRole("link", { name: "JSI Cabinetry doors (PDF, 0.2 MB)" });
    await button.scrollIntoViewIfNeeded();
    await page.waitForLoadState("networkidle");
    await button.click();
    await expect(file).toBeVisible();
    const address = (await file.getAttribute("href")) ?? "";
    await button.click();
    await expect(file).toBeHidden();
    await button.click();
    await page.getByRole("heading", { name: "A print catalog for the kitchen table" }).click();
    await expect(file).toBeHidden();
    await button.click();
    await page.keyboard.press("Escape");
    await expect(file).toBeHidden();
    const answer = await page.request.get(address);
    expect(answer.status()).toBe(200);
    expect((await answer.body()).subarray(0, 5).toString()).toBe("%PDF-");
  });

  test("shows links side by side when the editor chose so [PAGE-024]", async ({ page }) => {
    await page.goto("/products");
    const links = page.getByRole("main").getByRole("link", { name: /\(PDF, / });
    await expect(links).toHaveText(["JSI catalog (PDF, 0.2 MB)", "USCD catalog (PDF, 0.1 MB)"]);
    const tops = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top));
    expect(tops[0]).toBe(tops[1]);
  });
});

test("shows a gallery in one, two or three columns by window width, with gaps of 10, 20 and 30 px [PAGE-035]", async ({
  page,
}) => {
  await page.goto("/inspiration-gallery/kitchen-1");
  const gallery = page.locator(".masonry").first();
  const looks: unknown[] = [];
  for (const width of [350, 749, 750, 900, 1199, 1200]) {
    await page.setViewportSize({ width, height: 900 });
    looks.push(
      await gallery.evaluate((list) => {
        const lefts = [...list.children].map((child) => Math.round(child.getBoundingClientRect().left));
        return [innerWidth, new Set(lefts).size, getComputedStyle(list).columnGap];
      }),
    );
  }
  expect(looks).toEqual([
    [350, 1, "10px"],
    [749, 1, "10px"],
    [750, 2, "20px"],
    [900, 2, "20px"],
    [1199, 2, "20px"],
    [1200, 3, "30px"],
  ]);
});

test("plays a video in place of its poster when the poster is clicked [PAGE-029]", async ({ page }) => {
  await page.goto("/kitchen-installation");
  const sign = page.getByRole("link", { name: "Play video: Putting a framed base cabinet together" });
  await sign.scrollIntoViewIfNeeded();
  await waitUntilHydrated(page);
  await sign.click();
  const film = page.locator("video[aria-label='Putting a framed base cabinet together']");
  await expect(film).toBeVisible();
  await expect(film).toHaveJSProperty("paused", false);
  await expect(film).toHaveJSProperty("controls", true);
  await expect(page).toHaveURL(/\/kitchen-installation$/);
});

test("shows that 'Start chat' is under development [PAGE-039]", async ({ page }) => {
  await page.goto("/faqs");
  await page.getByRole("button", { name: "Start chat" }).scrollIntoViewIfNeeded();
  await waitUntilHydrated(page);
  await page.getByRole("button", { name: "Start chat" }).click();
  await expect(page.getByText("This is Under Development! We are working on it!")).toBeVisible();
});

test("shows cards with wide pictures in a grid, and as a slider below 768 px [PAGE-033]", async ({
  page,
}) => {
  await page.goto("/about-us");
  const cards = page.getByRole("group", { name: "Three habits", exact: true });
  await cards.scrollIntoViewIfNeeded();
  await expect(cards.locator(".slides")).toHaveCSS("display", "grid");
  await expect(cards.getByRole("button", { name: "Next slide" })).toBeHidden();
  await page.setViewportSize({ width: 767, height: 900 });
  await cards.scrollIntoViewIfNeeded();
  await expect(cards.locator(".keen-slider")).toBeVisible();
  await cards.getByRole("button", { name: "Next slide" }).click();
  await expect(cards.getByRole("button", { name: "Previous slide" })).not.toHaveAttribute("aria-disabled");
});

test("sorts and pages the table of door lines [CAT-028]", async ({ page }) => {
  await page.goto("/products");
  const table = page.getByRole("table", { name: "All sixteen lines side by side" });
  await table.scrollIntoViewIfNeeded();
  await expect(table.getByRole("row")).toHaveCount(11);
  const colors = table.getByRole("button", { name: "Colors" });
  await colors.click();
  await expect(table.getByRole("columnheader", { name: "Colors" })).toHaveAttribute("aria-sort", "ascending");
  await colors.click();
  await expect(table.getByRole("row").nth(1)).toContainText("Yarmouth Raised");
  await page.getByRole("button", { name: "Page 2" }).click();
  await expect(table.getByRole("row")).toHaveCount(7);
});

test("links a policy to its sections, and highlights the target for 2 seconds [PAGE-038]", async ({
  page,
}) => {
  await page.goto("/terms-and-conditions");
  const contents = page.getByRole("navigation", { name: "On this page" });
  await expect(contents.getByRole("link")).toHaveCount(11);
  await contents.getByRole("link", { name: "8. Warranty" }).click();
  await expect(page).toHaveURL(/#8-warranty$/);
  const section = page.locator("[id='8-warranty']");
  await expect(section).toBeInViewport();
  await expect(section).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  await expect(section).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
});
