import type { Locator } from "@playwright/test";
import { expectNoAxeFindings } from "#tests/support/browser/axe";
import { waitUntilHydrated } from "../browser/hydration";
import { expect, test } from "../fixtures";

async function sizeOf(element: Locator): Promise<readonly [number, number]> {
  await element.scrollIntoViewIfNeeded();
  const { width = 0, height = 0 } = (await element.boundingBox()) ?? {};
  return [width, height];
}

const popularSearches = ["White shaker", "Sage", "Navy", "Slab doors", "Free samples", "Shipping"] as const;

test.describe("the search", () => {
  test("opens the search over the page, waits for three characters, and moves through suggestions by arrow keys [SRCH-002] [SRCH-003] [SRCH-004] [SRCH-007] @phone @journey", async ({
    page,
  }) => {
    await page.goto("/faqs");
    await waitUntilHydrated(page);
    await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
    const popup = page.getByRole("dialog", { name: "Search" });
    const field = popup.getByRole("combobox");
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute("name", "query");
    await field.fill(" sh ");
    await field.press("Enter");
    await expect(popup.getByText("Please enter at least 3 characters to search.")).toBeVisible();
    await expect(popup.getByRole("option")).toHaveCount(0);
    await field.fill("trnv");
    await expect(popup.getByRole("status")).toHaveText(/^\d+ results?$/);
    expect(await sizeOf(popup.getByRole("option").first().locator("img"))).toEqual([100, 100]);
    await expectNoAxeFindings(page);
    await field.press("ArrowDown");
    const first = popup.getByRole("option").first();
    await expect(first).toHaveAttribute("aria-selected", "true");
    await expect(field).toHaveAttribute("aria-activedescendant", (await first.getAttribute("id")) ?? "none");
    await field.press("Escape");
    await expect(first).toHaveAttribute("aria-selected", "false");
    await field.press("ArrowDown");
    await field.press("Enter");
    await expect(page).toHaveURL("/products/kitchen-cabinets/jsi-cabinetry/trnv");
    await expect(popup).toBeHidden();
  });

  test("closes the search on Escape and returns the focus [SRCH-002]", async ({ page }) => {
    await page.goto("/");
    await waitUntilHydrated(page);
    const button = page.getByRole("banner").getByRole("button", { name: "Search" });
    await button.click();
    await page.getByRole("combobox").press("Escape");
    await expect(page.getByRole("dialog", { name: "Search" })).toBeHidden();
    await expect(button).toBeFocused();
  });

  test("shows in the popup and on the search page that nothing was found [SRCH-006] @phone", async ({
    page,
  }) => {
    await page.goto("/");
    await waitUntilHydrated(page);
    await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
    const field = page.getByRole("combobox");
    await field.fill("xylophone");
    await expect(page.getByRole("status").filter({ hasText: "No results found." })).toBeVisible();
    const popup = page.getByRole("dialog", { name: "Search" });
    await expect(popup.getByText("Try another spelling or a color.")).toBeVisible();
    await expect(popup.getByRole("link")).toHaveText([...popularSearches, "Browse all doors", "Ask us"]);
    await expectNoAxeFindings(page);
    await field.press("Enter");
    await expect(page).toHaveURL("/search?query=xylophone");
    await expect(page.getByRole("dialog", { name: "Search" })).toBeHidden();
    const main = page.getByRole("main");
    await expect(main.getByText("No results found.")).toBeVisible();
    await expect(main.getByRole("link", { name: "Browse all doors" })).toBeVisible();
    await expect(main.getByRole("link", { name: "White shaker" })).toBeVisible();
    await expectNoAxeFindings(page);
  });

  test("opens at the top of a phone, offers popular searches and stays in place while typing [SRCH-002] @phone", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/");
    await waitUntilHydrated(page);
    await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
    const popup = page.getByRole("dialog", { name: "Search" });
    await expect(popup.getByRole("link")).toHaveText([...popularSearches]);
    const topOf = async () => (await popup.boundingBox())?.y;
    await expect.poll(topOf).toBe(0);
    // A desktop browser reserves 15 px for its scroll bar.
    expect((await popup.boundingBox())?.width).toBeGreaterThanOrEqual(375);
    await expectNoAxeFindings(page);
    await page.getByRole("combobox").fill("sage");
    await expect(popup.getByRole("option").first()).toBeVisible();
    expect(await topOf()).toBe(0);
    await expect(popup.getByText(/SMPL-/)).toHaveCount(0);
    await page.getByRole("combobox").fill("");
    await popup.getByRole("link", { name: "White shaker" }).click();
    await expect(page).toHaveURL("/search?query=White+shaker");
    await expect(popup).toBeHidden();
  });

  test("shows that the search failed when the shop does not answer", async ({ page }) => {
    await page.goto("/");
    await waitUntilHydrated(page);
    await page.route("**/api/search*", (route) => route.abort());
    await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
    await page.getByRole("combobox").fill("shaker");
    await expect(page.getByText("We can't load suggestions right now. Press Enter to search.")).toBeVisible();
  });

  test("groups results by kind and adds a sample to the cart from there [SRCH-001] [SRCH-007] @phone @journey", async ({
    page,
  }) => {
    await page.goto("/search?query=shakr");
    await expect(page).toHaveTitle("Search Results | Stile & Rail");
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    await expect(page.getByRole("heading", { name: "Door styles" })).toBeVisible();
    const others = page.getByRole("region", { name: "From the blog" }).getByRole("article");
    expect(await sizeOf(others.first().locator("img"))).toEqual([100, 100]);
    const card = page.getByRole("article").filter({ hasText: "Shaker White" }).first();
    await card.getByRole("button", { name: "Add sample" }).click();
    await expect(page.getByText("Item Shaker White Sample Door has been successfully added.")).toBeVisible();
    await expect(card.getByRole("button", { name: "In your samples" })).toBeVisible();
    await expectNoAxeFindings(page);
  });
});

test.describe("the search without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("searches by submitting the form in the header [SRCH-001] [SRCH-002] @phone", async ({ page }) => {
    await page.goto("/");
    await expect(page.locator('header input[name="query-box"]')).toHaveCount(1);
    await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL(/\/search\?query-box=$/);
    await page.getByRole("searchbox", { name: "Search doors, colors, answers" }).last().fill("trnv");
    await page.getByRole("main").getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL("/search?query=trnv");
    await expect(page.getByRole("link", { name: "Trenton Recessed Navy" })).toBeVisible();
  });

  test("shows that a query is too short [SRCH-003]", async ({ page }) => {
    await page.goto("/search?query=ab");
    await expect(page.getByText("Please enter at least 3 characters to search.")).toBeVisible();
  });
});
