import { expectNoAxeFindings } from "#tests/support/browser/axe";
import { findWideElements } from "#tests/support/browser/sideways-scroll";
import { waitUntilHydrated } from "../browser/hydration";
import { expect, test } from "../fixtures";
import { islandPostPath, postCards } from "../pages/blog-page";

test.describe("the list of blog posts", () => {
  test("shows nine cards in rows of three, newest first, and the rest on the next page [BLOG-014]", async ({
    page,
  }) => {
    await page.goto("/blogs");
    await expect(postCards(page)).toHaveCount(9);
    await expect(postCards(page).first()).toContainText("Choosing a White for Kitchen Cabinets");
    await expect(postCards(page).first()).toContainText("November 10, 2026");
    await expect(postCards(page).first()).toContainText("4 min read");
    const tops = await postCards(page).evaluateAll((all) =>
      all.map((card) => card.getBoundingClientRect().top),
    );
    expect(new Set(tops.slice(0, 3)).size).toBe(1);
    expect(tops[3]).toBeGreaterThan(tops[2] ?? 0);
    await page.getByRole("link", { name: "Page 2" }).click();
    await expect(page).toHaveURL(/\/blogs\?page=2$/);
    await expect(postCards(page)).toHaveCount(5);
  });

  test("searches posts without a page load, and keeps the scroll position [BLOG-006] [SRCH-008] [SRCH-009] @phone @journey", async ({
    page,
  }) => {
    await page.goto("/blogs");
    await waitUntilHydrated(page);
    const box = page.getByRole("searchbox", { name: "Search Blogs" });
    await expect(box).toHaveAttribute("placeholder", "Search Blogs");
    const search = page.getByRole("button", { name: "Search", exact: true });
    await expect(search).toBeDisabled();
    await box.fill("   ");
    await expect(search).toBeDisabled();
    await box.fill("  wALT ");
    await box.scrollIntoViewIfNeeded();
    const scrollPosition = await page.evaluate(() => window.scrollY);
    await search.click();
    await expect(page).toHaveURL(/\/blogs\?query=wALT$/);
    await expect(page.getByText('Showing results for: "wALT"')).toBeVisible();
    await expect(postCards(page)).toHaveCount(3);
    expect(await page.evaluate(() => window.scrollY)).toBe(scrollPosition);
    await page.getByRole("link", { name: "Show all posts" }).click();
    await expect(postCards(page)).toHaveCount(9);
    await expect(box).toHaveValue("");
  });

  test("shows that no post was found [BLOG-010] [MSG-004]", async ({ page }) => {
    await page.goto("/blogs?query=marble%20fountain");
    await expect(page.getByText("No Blogs Found")).toBeVisible();
    await expect(page.getByText("We are sorry, but we could not find any data.")).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  });

  test("redirects a page number that does not exist to the nearest one", async ({ page }) => {
    await page.goto("/blogs?page=99");
    await expect(page).toHaveURL(/\/blogs\?page=2$/);
    await page.goto("/blogs?page=none&query=walt");
    await expect(page).toHaveURL(/\/blogs\?query=walt$/);
  });

  test("lists popular posts, newest first [BLOG-013]", async ({ page }) => {
    await page.goto("/blogs");
    const popular = page.locator("section", { has: page.getByRole("heading", { name: "Popular posts" }) });
    await expect(popular.getByRole("heading", { level: 3 })).toHaveText([
      "Choosing a White for Kitchen Cabinets",
      "Small Kitchens: Twelve Feet of Cabinets, Well Spent",
      "How to Read a Cabinet Quote Line by Line",
      "RTA Assembly: Building Your First Base Cabinet",
    ]);
  });
});

test.describe("the pages of blog authors and categories", () => {
  test("shows a banner, the author's posts only, and a search among them [BLOG-004] [BLOG-005]", async ({
    page,
  }) => {
    await page.goto("/blogs/authors/walt-brennan");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Walt Brennan");
    await expect(page.getByText("Assembly bench · Demo author")).toBeVisible();
    await expect(postCards(page)).toHaveCount(3);
    await expect(page.getByRole("heading", { name: "Popular posts" })).toBeVisible();
    await page.getByRole("searchbox", { name: "Search Blogs" }).fill("dovetails");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/blogs\/authors\/walt-brennan\?query=dovetails$/);
    await expect(page.getByText('Showing results for: "dovetails"')).toBeVisible();
    await expect(postCards(page)).toHaveCount(1);
  });

  test("shows a banner, the category's posts only, and the count of each category [BLOG-008]", async ({
    page,
  }) => {
    await page.goto("/blogs/category/doors-and-finishes");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Doors and finishes");
    await expect(postCards(page)).toHaveCount(5);
    const current = page.getByRole("navigation", { name: "Blog categories" }).locator("[aria-current]");
    await expect(current).toHaveText("Doors and finishes(5) posts");
  });

  for (const [row, path, title] of [
    ["[BLOG-003]", "/blogs/no-such-post", "Blog not found"],
    ["[BLOG-007]", "/blogs/authors/nobody", "Blog Author Not Found"],
    ["[BLOG-007]", "/blogs/authors", "Blog Author Not Found"],
    ["[BLOG-009]", "/blogs/category/nothing", "Blog Category Not Found"],
    ["[BLOG-009]", "/blogs/category", "Blog Category Not Found"],
  ] as const) {
    test(`answers 404 with '${title}' for ${path} ${row}`, async ({ page }) => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      await expect(page).toHaveTitle(title);
    });
  }
});

test.describe("the blog feed", () => {
  test("lists every post in well-formed XML, and is linked from every blog page", async ({ page }) => {
    for (const path of [
      "/blogs",
      islandPostPath,
      "/blogs/category/planning",
      "/blogs/authors/dana-kessler",
    ]) {
      await page.goto(path);
      const link = page.locator('link[type="application/rss+xml"]');
      await expect(link).toHaveAttribute("href", "/blogs/feed.xml");
    }
    const answer = await page.request.get("/blogs/feed.xml");
    expect(answer.headers()["content-type"]).toBe("application/rss+xml; charset=utf-8");
    const items = await page.evaluate(
      (xml) => {
        const feed = new DOMParser().parseFromString(xml, "text/xml");
        return feed.querySelector("parsererror") ? "not XML" : feed.querySelectorAll("item").length;
      },
      await answer.text(),
    );
    expect(items).toBe(14);
  });
});

test.describe("the blog without script", () => {
  test.use({ javaScriptEnabled: false });

  test("shows posts, jumps to sections, and searches", async ({ page }) => {
    await page.goto(islandPostPath);
    await page.getByRole("link", { name: "Fastening it" }).click();
    await expect(page).toHaveURL(/#fastening-it$/);
    await expect(page.locator("#fastening-it")).toBeInViewport();
    await page.goto("/blogs");
    await page.getByRole("searchbox", { name: "Search Blogs" }).fill("walt");
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await expect(page).toHaveURL(/\/blogs\?query=walt$/);
    await expect(postCards(page)).toHaveCount(3);
  });
});

for (const path of ["/blogs", islandPostPath, "/blogs/authors/dana-kessler", "/blogs/category/buying"]) {
  test(`has no axe findings and never scrolls sideways on ${path} @phone`, async ({ page }) => {
    await page.goto(path);
    await expectNoAxeFindings(page);
    for (const width of [320, 820]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await findWideElements(page), `at ${width} px`).toEqual([]);
    }
  });
}
