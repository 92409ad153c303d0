import { expectNoAxeFindings } from "#tests/support/browser/axe";
import { expect, test } from "../fixtures";

const trentonNavy = "/products/kitchen-cabinets/jsi-cabinetry/trnv";

test.describe("a style page", () => {
  test("shows the pictures, finishes, sample and specifications of its style code [CAT-001] [CAT-002] @phone", async ({
    page,
  }) => {
    await page.goto(trentonNavy);
    await expect(page).toHaveTitle(
      "Trenton Recessed Navy Style Kitchen Cabinets Premium Cabinets from Stile & Rail",
    );
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Trenton Recessed Navy");
    await expect(page.getByText("Style code trnv")).toBeVisible();
    await expect(page.getByRole("radio")).toHaveCount(5);
    await expect(page.getByRole("radio", { name: "Navy" })).toBeChecked();
    await expect(page.getByRole("button", { name: "Add free sample" })).toBeVisible();
    await expect(page.getByText("Specifications", { exact: true }).first()).toBeVisible();
  });

  test("changes door picture and sample when a finish is chosen, and keeps the finish in the URL [CAT-005] [CAT-006] @phone-journey", async ({
    page,
  }) => {
    await page.goto(trentonNavy);
    const navyDoor = await page.locator("main img").first().getAttribute("src");
    await page.getByRole("radio", { name: "Royal" }).check();
    await expect(page).toHaveURL(`${trentonNavy}?type=color&value=royal`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Trenton Recessed Royal");
    expect(await page.locator("main img").first().getAttribute("src")).not.toBe(navyDoor);
    await expect(
      page.getByRole("link", { name: "See everything about Trenton Recessed Royal" }),
    ).toHaveAttribute("href", "/products/kitchen-cabinets/jsi-cabinetry/trry");
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", new RegExp(`${trentonNavy}$`));
  });

  test("renders the finish of the URL on the server [CAT-005]", async ({ request }) => {
    const plain = await (await request.get(trentonNavy)).text();
    const royal = await (await request.get(`${trentonNavy}?type=color&value=royal`)).text();
    expect(plain).toMatch(/<h1[^>]*>[^<]*Trenton Recessed Navy/);
    expect(royal).toMatch(/<h1[^>]*>[^<]*Trenton Recessed Royal/);
  });

  test("expands the description and its points, and collapses the text again [FMT-004] [FMT-005] [FMT-006] @phone", async ({
    page,
  }) => {
    await page.goto(trentonNavy);
    const end = page.getByText("it needs nothing but a calm room around it.");
    await expect(page.getByText("On a whole wall it asks for good light; on a...")).toBeVisible();
    await page
      .locator("summary", { hasText: /^Read more/ })
      .filter({ visible: true })
      .first()
      .click();
    await expect(end).toBeVisible();
    await page.locator("summary", { hasText: "Show less" }).filter({ visible: true }).first().click();
    await expect(end).toBeHidden();
    const last = page.getByText("Ready to assemble (RTA) or assembled in our shop").first();
    await expect(page.getByText("Soft-close doors and drawers, adjusted with one screwdriver")).toBeVisible();
    await page.locator("summary", { hasText: "Read more..." }).filter({ visible: true }).first().click();
    await expect(page.getByRole("listitem").filter({ has: last })).toBeVisible();
  });

  test("expands the description of a style's video [FMT-007]", async ({ page }) => {
    await page.goto(trentonNavy);
    await page.getByRole("tab", { name: "Assembly Videos" }).click();
    const panel = page.getByRole("tabpanel", { name: "Assembly Videos" });
    await expect(panel.getByText("Allow forty minutes for your first cabinet.")).toBeHidden();
    await panel.locator("summary", { hasText: "Read more" }).click();
    await expect(panel.getByText("Allow forty minutes for your first cabinet.")).toBeVisible();
  });

  test("shows that a sample was added, and that another finish replaced it [SMPL-014] @journey", async ({
    page,
  }) => {
    const finish = { type: "glaze", label: "Pewter", value: "pewter" };
    const chosen = { name: "Trenton Recessed Navy Sample Door", sku: "SMPL-TRNV", qty: 1, finish };
    await page.goto(trentonNavy);
    await page.getByRole("button", { name: "Add free sample" }).click();
    await expect(
      page.getByText("Item Trenton Recessed Navy Sample Door has been successfully added."),
    ).toBeVisible();
    await page.evaluate((item) => {
      const record = { items: [item], expiry: Date.now() + 86_400_000 };
      localStorage.setItem("selectedSamples", JSON.stringify(record));
      window.dispatchEvent(new Event("selectedSamplesUpdated"));
    }, chosen);
    await page.getByRole("button", { name: "In your samples" }).click();
    await expect(
      page.getByText("Item Trenton Recessed Navy Sample Door has been successfully updated."),
    ).toBeVisible();
  });

  test("opens a style page with the finish of the URL and keeps it over a reload [CAT-001]", async ({
    page,
  }) => {
    await page.goto(`${trentonNavy}?type=color&value=greige`);
    await expect(page.getByRole("radio", { name: "Greige" })).toBeChecked();
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Trenton Recessed Greige");
  });

  test("chooses finishes by arrow keys", async ({ page }) => {
    await page.goto(trentonNavy);
    await page.getByRole("radio", { name: "Navy" }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("radio", { name: "Royal" })).toBeFocused();
    await expect(page).toHaveURL(`${trentonNavy}?type=color&value=royal`);
  });

  test("shows each picture by its thumbnail [CAT-002]", async ({ page }) => {
    await page.goto(trentonNavy);
    const second = page.getByRole("button", { name: /^Show picture 2 of 3/ });
    await second.click();
    await expect(second).toHaveAttribute("aria-current", "true");
    await expect(page.getByRole("button", { name: /^Show picture 1 of 3/ })).not.toHaveAttribute(
      "aria-current",
    );
  });

  test("shows two large pictures in its second layout, with finishes below and a link to the next style [CAT-002]", async ({
    page,
  }) => {
    await page.goto("/products/kitchen-cabinets/uscd/awsk");
    const pictures = page
      .getByRole("list", { name: "Pictures of Shaker Antique White" })
      .getByRole("listitem");
    const [first, second] = [await pictures.nth(0).boundingBox(), await pictures.nth(1).boundingBox()];
    expect(second?.y).toBe(first?.y);
    expect(second?.x ?? 0).toBeLessThan(1280);
    const finishes = await page.getByRole("group", { name: /Color/ }).boundingBox();
    expect(finishes?.y ?? 0).toBeGreaterThan((first?.y ?? 0) + (first?.height ?? 0));
    await expect(page.getByRole("link", { name: "Previous style Shaker White" })).toBeVisible();
    await page.getByRole("link", { name: "Next style Shaker Dove" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Shaker Dove");
  });

  test("serves the page of a style code at the slug of its name [CAT-001]", async ({ page }) => {
    await page.goto("/products/kitchen-cabinets/jsi-cabinetry/trenton-recessed-navy");
    await expect(page).toHaveURL(trentonNavy);
  });

  test("serves styles of both brands, and answers 404 for an unpublished code [CAT-029] [CAT-031]", async ({
    request,
  }) => {
    expect((await request.get("/products/kitchen-cabinets/jsi-cabinetry/yrcc")).status()).toBe(200);
    expect((await request.get("/products/kitchen-cabinets/uscd/pmgw")).status()).toBe(200);
    expect((await request.get("/products/kitchen-cabinets/uscd/trnv")).status()).toBe(404);
    expect((await request.get("/products/kitchen-cabinets/uscd/nothing")).status()).toBe(404);
  });

  test("serves styles without a code, and shows no code there [CAT-030]", async ({ page }) => {
    await page.goto("/products/kitchen-cabinets/jsi-cabinetry/dvwt");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dover White");
    await expect(page.getByText("Style code")).toHaveCount(0);
  });

  test("renders no product structured data while its setting is off [SEO-014]", async ({ page }) => {
    await page.goto(trentonNavy);
    const data = await page.locator("script[type='application/ld+json']").allTextContents();
    expect(data.join("")).toContain("BreadcrumbList");
    expect(data.join("")).not.toContain('"@type":"Product"');
  });

  test("has no axe findings on a style page @phone", async ({ page }) => {
    await page.goto(trentonNavy);
    await expectNoAxeFindings(page);
  });
});

test.describe("the pages around a style page", () => {
  test("shortens a long description with 'Read more', and collapses it with 'Show less' [FMT-004] @phone", async ({
    page,
  }) => {
    await page.goto("/products/kitchen-cabinets/jsi-cabinetry");
    const end = page.getByText("if you'd rather start hanging it the same day.");
    await expect(page.getByText("to the sloped panels of Dover, in paint...")).toBeVisible();
    await expect(end).toBeHidden();
    await page.locator("summary", { hasText: "Read more" }).first().click();
    await expect(end).toBeVisible();
    await page.locator("summary", { hasText: "Show less" }).filter({ visible: true }).first().click();
    await expect(end).toBeHidden();
  });

  for (const path of ["/products/kitchen-cabinets/uscd", "/faqs", "/a-page-nobody-made"]) {
    test(`has no axe findings on ${path}`, async ({ page }) => {
      await page.goto(path);
      await expectNoAxeFindings(page);
    });
  }

  test("renders {{goBack}} and {{goHome}} of the 404 page as the actions Go back and Go to home [PAGE-016] [PAGE-017]", async ({
    page,
  }) => {
    await page.goto("/faqs");
    await page.goto("/a-page-nobody-made");
    await expect(page.getByRole("main")).not.toContainText("{{");
    await page.getByRole("button", { name: "Go back" }).click();
    await expect(page).toHaveURL("/faqs");
    await page.goto("/a-page-nobody-made");
    await page.getByRole("link", { name: "Go to home" }).click();
    await expect(page).toHaveURL("/");
  });

  test("renders {{goBack}} and {{goHome}} on the 404 page of an unknown style [PAGE-016] [PAGE-017]", async ({
    page,
  }) => {
    const missing = "/products/kitchen-cabinets/jsi-cabinetry/nonesuch";
    await page.goto("/faqs");
    await page.goto(missing);
    await expect(page.getByRole("main")).not.toContainText("{{");
    await page.getByRole("button", { name: "Go back" }).click();
    await expect(page).toHaveURL("/faqs");
    await page.goto(missing);
    await page.getByRole("link", { name: "Go to home" }).click();
    await expect(page).toHaveURL("/");
  });

  test("answers an unknown path with the 404 page and status 404 [PAGE-015]", async ({ page }) => {
    const response = await page.goto("/a-page-nobody-made");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});
