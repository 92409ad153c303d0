import { expectNoAxeFindings } from "#tests/support/browser/axe";
import { waitUntilHydrated } from "../browser/hydration";
import { expect, test } from "../fixtures";
import { islandPostPath, postCards } from "../pages/blog-page";

test.describe("the list of posts", () => {
  test("[BLOG-014] shows nine cards in rows of three, the newest first, and the rest on the next page", async ({
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

  test("[BLOG-006, SRCH-008, SRCH-009] finds posts by a word, without leaving the page or its place @phone @journey", async ({
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
    const place = await page.evaluate(() => window.scrollY);
    await search.click();
    await expect(page).toHaveURL(/\/blogs\?query=wALT$/);
    await expect(page.getByText('Showing results for: "wALT"')).toBeVisible();
    await expect(postCards(page)).toHaveCount(3);
    expect(await page.evaluate(() => window.scrollY)).toBe(place);
    await page.getByRole("link", { name: "Show all posts" }).click();
    await expect(postCards(page)).toHaveCount(9);
    await expect(box).toHaveValue("");
  });

  test("[BLOG-010, MSG-004] says so when nothing was found", async ({ page }) => {
    await page.goto("/blogs?query=marble%20fountain");
    await expect(page.getByText("No Blogs Found")).toBeVisible();
    await expect(page.getByText("We are sorry, but we could not find any data.")).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  });

  test("leads a page that does not exist to the nearest one", async ({ page }) => {
    await page.goto("/blogs?page=99");
    await expect(page).toHaveURL(/\/blogs\?page=2$/);
    await page.goto("/blogs?page=none&query=walt");
    await expect(page).toHaveURL(/\/blogs\?query=walt$/);
  });

  test("[BLOG-013] lists popular posts, newest first", async ({ page }) => {
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

test.describe("an author and a category", () => {
  test("[BLOG-004, BLOG-005] an author's page shows a banner, their posts alone and a search in them", async ({
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

  test("[BLOG-008] a category's page shows a banner, its posts alone and all counts", async ({ page }) => {
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
    test(`${row} ${path} is a 404 that says '${title}'`, async ({ page }) => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      await expect(page).toHaveTitle(title);
    });
  }
});

test.describe("the feed", () => {
  test("is well-formed, tells of all posts and is announced on every page of the blog", async ({ page }) => {
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

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("posts are read, sections jumped to, words searched for", async ({ page }) => {
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
  test(`${path} pleases axe and never scrolls sideways @phone`, async ({ page }) => {
    await page.goto(path);
    await expectNoAxeFindings(page);
    for (const width of [320, 820]) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(`${width}: ${overflow}`).toBe(`${width}: 0`);
    }
  });
}
