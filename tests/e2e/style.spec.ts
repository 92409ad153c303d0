import { expectNoAxeFindings } from "#tests/support/axe";
import { expect, test } from "./fixtures";

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

  test("[CAT-005, CAT-006] swaps door and sample when a finish is chosen, and keeps it in the address @phone", async ({
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

  test("answers the slug of its name with its code's page (ruling A42)", async ({ page }) => {
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

  test("[PAGE-015] a path nobody made is the 404 page, with status 404", async ({ page }) => {
    const response = await page.goto("/a-page-nobody-made");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});
