import { expectNoAxeFindings } from "#tests/support/browser/axe";
import { findWideElements } from "#tests/support/browser/sideways-scroll";
import { expect, test } from "../fixtures";

test.describe("the home page", () => {
  test("renders the blocks of its CMS page, none empty and none twice [PAGE-003] @phone-journey", async ({
    page,
  }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("A kitchen starts with one good door.");
    const headings = await page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents();
    expect(headings.length).toBeGreaterThanOrEqual(8);
    expect(new Set(headings).size).toBe(headings.length);
    await expect(page.getByRole("main").locator("section:empty")).toHaveCount(0);
  });

  test("hides the shadow word from screen readers [PAGE-021]", async ({ page }) => {
    await page.goto("/");
    const word = page.locator(".shadow-word").first();
    await expect(word).toHaveAttribute("data-word", "Joinery");
    await expect(word).toHaveAttribute("aria-hidden", "true");
  });

  test("keeps one question open at a time [PAGE-032]", async ({ page }) => {
    await page.goto("/");
    const questions = page.getByRole("main").locator("details.fold");
    await questions.nth(0).locator("summary").click();
    await expect(questions.nth(0)).toHaveAttribute("open", "");
    await questions.nth(1).locator("summary").click();
    await expect(questions.nth(1)).toHaveAttribute("open", "");
    await expect(questions.nth(0)).not.toHaveAttribute("open");
  });

  test("shortens a long review, expands it with 'Show More', and collapses it with 'Show Less' [FAQ-004] [FAQ-006]", async ({
    page,
  }) => {
    await page.goto("/");
    const review = page.locator("figure", { hasText: "Marlene K." });
    // The whole text is in the HTML for print, for browsers without script, and for the <details>.
    const text = review.getByRole("blockquote").locator(".unfolding > span").filter({ visible: true });
    const short = (await text.textContent()) ?? "";
    expect(short.endsWith("...")).toBe(true);
    expect(short.length).toBeLessThanOrEqual(153);
    await review.locator("summary", { hasText: "Show More" }).click();
    await expect(text).not.toHaveText(short);
    expect(((await text.textContent()) ?? "").length).toBeGreaterThan(short.length);
    await review.locator("summary", { hasText: "Show Less" }).click();
    await expect(text).toHaveText(short);
  });

  test("sets the size of every picture and loads the first one eagerly", async ({ page }) => {
    await page.goto("/");
    const pictures = await page
      .locator("main img")
      .evaluateAll((images) =>
        images.map((image) => ({ width: image.getAttribute("width"), height: image.getAttribute("height") })),
      );
    expect(pictures.length).toBeGreaterThan(8);
    expect(pictures.filter(({ width, height }) => !width || !height)).toEqual([]);
    await expect(page.locator("main img").first()).toHaveAttribute("fetchpriority", "high");
    await expect(page.locator("main img").first()).toHaveAttribute("loading", "eager");
  });

  test("never scrolls the home page sideways, at either side of each breakpoint of the header", async ({
    page,
  }) => {
    await page.goto("/");
    for (const width of [320, 367, 368, 479, 480, 767, 768, 1200, 1201, 1440, 1920]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await findWideElements(page), `at ${width} px`).toEqual([]);
    }
  });

  test("has no axe findings on the home page @phone", async ({ page }) => {
    await page.goto("/");
    await expectNoAxeFindings(page);
  });
});

test.describe("the links of header and footer", () => {
  test("answers 200 for every internal link of header and footer", async ({ page, request }) => {
    await page.goto("/");
    const paths = await page
      .locator("header a[href^='/'], footer a[href^='/']")
      .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute("href") ?? ""))]);
    expect(paths.length).toBeGreaterThan(8);
    for (const path of paths) {
      const response = await request.get(path);
      expect(`${path} ${response.status()}`).toBe(`${path} 200`);
    }
  });
});
