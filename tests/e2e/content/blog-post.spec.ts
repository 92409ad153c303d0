import { stopClock } from "../browser/clock";
import { waitUntilHydrated } from "../browser/hydration";
import { expect, test } from "../fixtures";
import { islandPostPath, postCards } from "../pages/blog-page";

test.describe("a blog post", () => {
  test("shows title, author, date, share links, categories with counts, and recent articles [BLOG-001] [BLOG-002] @phone-journey", async ({
    page,
  }) => {
    await page.goto(islandPostPath);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Planning an Island: Is There Room, and for What?",
    );
    const author = page.getByRole("link", { name: "Ingrid Halvorsen", exact: true });
    await expect(author).toHaveAttribute("href", "/blogs/authors/ingrid-halvorsen");
    await expect(page.locator("header time[datetime='2026-04-07']")).toHaveText("April 7, 2026");
    const categories = page.getByRole("navigation", { name: "Categories" }).getByRole("link");
    await expect(categories).toHaveText([
      "Planning(3) posts",
      "Doors and finishes(5) posts",
      "Construction(3) posts",
      "Buying and delivery(3) posts",
    ]);
    await expect(categories.first()).toHaveAttribute("href", "/blogs/category/planning");
    await expect(page.getByRole("region", { name: "Recent articles" }).getByRole("link")).toHaveText([
      "Choosing a White for Kitchen Cabinets",
      "Small Kitchens: Twelve Feet of Cabinets, Well Spent",
      "A Claim Done Right: Damage, Defects and Missing Parts",
      "Lead Times: Planning a Kitchen Backward from the Date",
    ]);
    const facebook = page.getByRole("link", { name: "Share on Facebook" }).first();
    await expect(facebook).toHaveAttribute(
      "href",
      /^https:\/\/www\.facebook\.com\/sharer\/sharer\.php\?u=http.*planning-an-island$/,
    );
  });

  test("shows the logo of a post's author at 18 by 18 px [BLOG-015]", async ({ page }) => {
    await page.goto(islandPostPath);
    const logo = page.locator("article header img").first();
    await expect(logo).toHaveJSProperty("clientWidth", 18);
    await expect(logo).toHaveJSProperty("clientHeight", 18);
  });

  test("highlights the section that a link targets for 2 seconds [PAGE-038] @phone", async ({ page }) => {
    await page.goto(islandPostPath);
    await waitUntilHydrated(page);
    await stopClock(page);
    const contents = page.getByRole("navigation", { name: "On this page" });
    await expect(contents.getByRole("link")).toHaveCount(9);
    await contents.getByRole("link", { name: "Fastening it" }).click();
    const section = page.locator("#fastening-it");
    await expect(section).toHaveAttribute("data-highlighted", "");
    await expect(section).toBeInViewport();
    await page.clock.runFor(1900);
    await expect(section).toHaveAttribute("data-highlighted", "");
    await page.clock.runFor(200);
    await expect(section).not.toHaveAttribute("data-highlighted");
  });

  test("copies a post's URL to the clipboard", async ({ page, context, baseURL }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(islandPostPath);
    await waitUntilHydrated(page);
    // The button loads on the first pointer move.
    await page.mouse.move(100, 100);
    await page.getByRole("button", { name: "Copy link" }).first().click();
    await expect(page.getByText("Link copied")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${islandPostPath}`);
  });

  test("shows 'Loading blog content...' while the post loads [BLOG-003]", async ({ page }) => {
    await page.goto("/blogs");
    await waitUntilHydrated(page);
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/lead-times\.data/, async (route) => {
      await released;
      await route.continue();
    });
    await postCards(page)
      .getByRole("link", { name: /^Lead Times/ })
      .dispatchEvent("click");
    await expect(page.getByText("Loading blog content...")).toBeVisible();
    release();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Lead Times: Planning a Kitchen Backward from the Date",
    );
    await expect(page.getByText("Loading blog content...")).toBeHidden();
  });

  test("shows that the post could not be loaded while offline [BLOG-003]", async ({ page }) => {
    await page.goto("/blogs");
    await waitUntilHydrated(page);
    await page.route(/lead-times\.data/, (route) => route.abort());
    await postCards(page)
      .getByRole("link", { name: /^Lead Times/ })
      .dispatchEvent("click");
    await expect(
      page.getByText("There was an issue loading this blog. Please refresh the page or try again later."),
    ).toBeVisible();
  });

  test("renders structured data of an article and its breadcrumb", async ({ page }) => {
    await page.goto(islandPostPath);
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    const types = data.map((text): unknown => JSON.parse(text)["@type"]);
    expect(types.sort()).toEqual(["Article", "BreadcrumbList"]);
  });
});

test("shows that a list of posts could not be loaded [BLOG-011]", async ({ page }) => {
  await page.goto(islandPostPath);
  await waitUntilHydrated(page);
  await page.route(/category\/planning\.data/, (route) => route.abort());
  await page.getByRole("navigation", { name: "Categories" }).getByRole("link").first().dispatchEvent("click");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Error Loading Data");
  await expect(
    page.getByText("There was an error loading the blog data. Please try again later."),
  ).toBeVisible();
});
