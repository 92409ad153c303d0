import { expectNoAxeFindings } from "#tests/support/browser/axe";
import { expect, test } from "../fixtures";

const trentonNavy = "/products/kitchen-cabinets/jsi-cabinetry/trnv";

test.describe("a style's page", () => {
  test("[CAT-001, CAT-002] shows the style of its code: pictures, finishes, sample and specifications @phone", async ({
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

  test("[CAT-005, CAT-006] swaps door and sample when a finish is chosen, and keeps it in the address @phone @journey", async ({
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

  test("[CAT-005] shows the finish its address names from the first byte on", async ({ request }) => {
    const plain = await (await request.get(trentonNavy)).text();
    const royal = await (await request.get(`${trentonNavy}?type=color&value=royal`)).text();
    expect(plain).toMatch(/<h1[^>]*>[^<]*Trenton Recessed Navy/);
    expect(royal).toMatch(/<h1[^>]*>[^<]*Trenton Recessed Royal/);
  });

  test("[FMT-004] [FMT-005] [FMT-006] unfolds its description and its points, and folds the words again @phone", async ({
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

  test("[FMT-007] unfolds what is said of its film", async ({ page }) => {
    await page.goto(trentonNavy);
    await page.getByRole("tab", { name: "Assembly Videos" }).click();
    const panel = page.getByRole("tabpanel", { name: "Assembly Videos" });
    await expect(panel.getByText("Allow forty minutes for your first cabinet.")).toBeHidden();
    await panel.locator("summary", { hasText: "Read more" }).click();
    await expect(panel.getByText("Allow forty minutes for your first cabinet.")).toBeVisible();
  });

  test("[SMPL-014] says that a sample was added, and that another finish took its place @journey", async ({
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

  test("[CAT-001] opens with the finish the address names, and survives a reload", async ({ page }) => {
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

  test("[CAT-002] leads through its pictures by thumbnails", async ({ page }) => {
    await page.goto(trentonNavy);
    const second = page.getByRole("button", { name: /^Show picture 2 of 3/ });
    await second.click();
    await expect(second).toHaveAttribute("aria-current", "true");
    await expect(page.getByRole("button", { name: /^Show picture 1 of 3/ })).not.toHaveAttribute(
      "aria-current",
    );
  });

  test("[CAT-002] shows two large pictures at a time in its second layout, finishes below, and leads to the next door", async ({
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

  test("answers the slug of its name with its code's page [CAT-001]", async ({ page }) => {
    await page.goto("/products/kitchen-cabinets/jsi-cabinetry/trenton-recessed-navy");
    await expect(page).toHaveURL(trentonNavy);
  });

  test("[CAT-029, CAT-031] exists for styles of both brands, and not for a code nobody published", async ({
    request,
  }) => {
    expect((await request.get("/products/kitchen-cabinets/jsi-cabinetry/yrcc")).status()).toBe(200);
    expect((await request.get("/products/kitchen-cabinets/uscd/pmgw")).status()).toBe(200);
    expect((await request.get("/products/kitchen-cabinets/uscd/trnv")).status()).toBe(404);
    expect((await request.get("/products/kitchen-cabinets/uscd/nothing")).status()).toBe(404);
  });

  test("[CAT-030] exists for the styles whose maker gave no code, which then is not shown", async ({
    page,
  }) => {
    await page.goto("/products/kitchen-cabinets/jsi-cabinetry/dvwt");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dover White");
    await expect(page.getByText("Style code")).toHaveCount(0);
  });

  test("[SEO-014] carries no product data, as its switch is off", async ({ page }) => {
    await page.goto(trentonNavy);
    const data = await page.locator("script[type='application/ld+json']").allTextContents();
    expect(data.join("")).toContain("BreadcrumbList");
    expect(data.join("")).not.toContain('"@type":"Product"');
  });

  test("pleases axe @phone", async ({ page }) => {
    await page.goto(trentonNavy);
    await expectNoAxeFindings(page);
  });
});

test.describe("the pages around it", () => {
  test("[FMT-004] cut a long description with 'Read more', and 'Show less' folds it again @phone", async ({
    page,
  }) => {
    await page.goto("/products/kitchen-cabinets/jsi-cabinetry");
    const end = page.getByText("if you would rather start hanging it the same day.");
    await expect(page.getByText("to the sloped panels of Dover, in paint and...")).toBeVisible();
    await expect(end).toBeHidden();
    await page.locator("summary", { hasText: "Read more" }).first().click();
    await expect(end).toBeVisible();
    await page.locator("summary", { hasText: "Show less" }).filter({ visible: true }).first().click();
    await expect(end).toBeHidden();
  });

  for (const path of ["/products/kitchen-cabinets/uscd", "/faqs", "/a-page-nobody-made"]) {
    test(`${path} pleases axe`, async ({ page }) => {
      await page.goto(path);
      await expectNoAxeFindings(page);
    });
  }

  test("[PAGE-016, PAGE-017] the 404 page's {{goBack}} and {{goHome}} are the actions Go back and Go to home", async ({
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

  test("[PAGE-016, PAGE-017] the other 404 page, of a style that is not there, has them too", async ({
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

  test("[PAGE-015] a path nobody made is the 404 page, with status 404", async ({ page }) => {
    const response = await page.goto("/a-page-nobody-made");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});
