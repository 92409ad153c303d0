import { expectNoAxeFindings } from "#tests/support/browser/axe";
import { waitUntilHydrated } from "../browser/hydration";
import { expect, test } from "../fixtures";

test.describe("the search", () => {
  test("[SRCH-002] [SRCH-003] [SRCH-004] opens over the page, waits for three characters, and walks its suggestions by keys @phone @journey", async ({
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

  test("[SRCH-002] closes by Escape and gives the focus back", async ({ page }) => {
    await page.goto("/");
    await waitUntilHydrated(page);
    const button = page.getByRole("banner").getByRole("button", { name: "Search" });
    await button.click();
    await page.getByRole("combobox").press("Escape");
    await expect(page.getByRole("dialog", { name: "Search" })).toBeHidden();
    await expect(button).toBeFocused();
  });

  test("[SRCH-006] says so when nothing is found, in the popup and on its page @phone", async ({ page }) => {
    await page.goto("/");
    await waitUntilHydrated(page);
    await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
    const field = page.getByRole("combobox");
    await field.fill("xylophone");
    await expect(page.getByRole("status").filter({ hasText: "No results found." })).toBeVisible();
    await field.press("Enter");
    await expect(page).toHaveURL("/search?query=xylophone");
    await expect(page.getByRole("dialog", { name: "Search" })).toBeHidden();
    await expect(page.getByRole("main").getByText("No results found.")).toBeVisible();
    await expectNoAxeFindings(page);
  });

  test("says so when the shop cannot be asked", async ({ page }) => {
    await page.goto("/");
    await waitUntilHydrated(page);
    await page.route("**/api/search*", (route) => route.abort());
    await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
    await page.getByRole("combobox").fill("shaker");
    await expect(page.getByText("We can't load suggestions right now. Press Enter to search.")).toBeVisible();
  });

  test("[SRCH-001] [SRCH-007] shows what it found by kind, and puts a sample into the cart from there @phone @journey", async ({
    page,
  }) => {
    await page.goto("/search?query=shakr");
    await expect(page).toHaveTitle("Search Results | Stile & Rail");
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    await expect(page.getByRole("heading", { name: "Door styles" })).toBeVisible();
    const card = page.getByRole("article").filter({ hasText: "Shaker White" }).first();
    await card.getByRole("button", { name: "Add sample" }).click();
    await expect(page.getByText("Item Shaker White Sample Door has been successfully added.")).toBeVisible();
    await expect(card.getByRole("button", { name: "In your samples" })).toBeVisible();
    await expectNoAxeFindings(page);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("[SRCH-001] [SRCH-002] the header's box is a form, and its page finds @phone", async ({ page }) => {
    await page.goto("/");
    await expect(page.locator('header input[name="query-box"]')).toHaveCount(1);
    await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL(/\/search\?query-box=$/);
    await page.getByRole("searchbox", { name: "Search doors, colors, answers" }).last().fill("trnv");
    await page.getByRole("main").getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL("/search?query=trnv");
    await expect(page.getByRole("link", { name: "Trenton Recessed Navy" })).toBeVisible();
  });

  test("[SRCH-003] a text that is too short is told so", async ({ page }) => {
    await page.goto("/search?query=ab");
    await expect(page.getByText("Please enter at least 3 characters to search.")).toBeVisible();
  });
});
