import { expectNoAxeFindings } from "#tests/support/browser/axe";
import { expect, test } from "../fixtures";

test.describe("the page of a category", () => {
  test("shows its text and styles, and links to the next category [CAT-014] [CAT-015] [CAT-018] @phone", async ({
    page,
  }) => {
    await page.goto("/products/shaker");
    await expect(page).toHaveTitle("Shaker Doors | Stile & Rail");
    await expect(page.getByRole("heading", { level: 1, name: "Shaker Doors" })).toBeVisible();
    await expect(
      page.getByText("Five pieces, a flat panel and square edges", { exact: false }),
    ).toBeVisible();
    await expect(page.getByRole("link", { name: "See all Shaker cabinets" })).toHaveAttribute(
      "href",
      "/products/kitchen-cabinets/uscd",
    );
    await expect(page.getByRole("main").getByRole("article")).toHaveCount(12);
    await expectNoAxeFindings(page);
    await page.getByRole("link", { name: "Next category: Recessed Panel Doors" }).click();
    await expect(page).toHaveURL("/products/recessed");
    await expect(page.getByRole("link", { name: "Previous category: Shaker Doors" })).toHaveAttribute(
      "href",
      "/products/shaker",
    );
  });

  test("redirects the name and the id of a category to its URL [CAT-014]", async ({ request }) => {
    for (const key of ["shaker%20doors", "category-shaker"]) {
      const answer = await request.get(`/products/${key}`, { maxRedirects: 0 });
      expect(answer.status()).toBe(301);
      expect(answer.headers().location).toBe("/products/shaker");
    }
    expect((await request.get("/products/glass")).status()).toBe(404);
    expect(await (await request.get("/sitemap.xml")).text()).toContain("/products/raised-panel</loc>");
  });
});
