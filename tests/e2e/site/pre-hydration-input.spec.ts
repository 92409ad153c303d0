import type { Page } from "@playwright/test";
import { waitUntilHydrated } from "../browser/hydration";
import { openWithoutScripts } from "../browser/open-without-scripts";
import { waitForPaint } from "../browser/wait-for-paint";
import { flagClearing, flagUnchecking } from "../browser/watch-fields";
import { expect, test } from "../fixtures";
import { postCards } from "../pages/blog-page";
import {
  clickPlaceOrder,
  fillAddress,
  fillCart,
  freeSample,
  montana,
  paidSample,
} from "../pages/checkout-page";

test.use({ movesPointer: false });

const trentonNavy = "/products/kitchen-cabinets/jsi-cabinetry/trnv";

const tile = (page: Page, name: string) =>
  page.locator("label", { has: page.getByRole("checkbox", { name }) });

test.describe("input before hydration @phone", () => {
  test("keeps the chosen finish of a style, with its door, name and URL [CAT-005] [CAT-006]", async ({
    page,
  }) => {
    const release = await openWithoutScripts(page, trentonNavy);
    const royal = page.getByRole("radio", { name: "Royal" });
    await royal.check();
    await flagUnchecking(royal);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Trenton Recessed Navy");
    await release();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Trenton Recessed Royal");
    await expect(page).toHaveURL(`${trentonNavy}?type=color&value=royal`);
    await expect(royal).toBeChecked();
    await expect(page.locator("html")).not.toHaveAttribute("data-unticked");
  });

  test("keeps samples that were selected, and leaves out one that was deselected [SMPL-012]", async ({
    page,
  }) => {
    const release = await openWithoutScripts(page, "/order-samples");
    await tile(page, "Trenton Recessed Navy").click();
    await tile(page, "Trenton Recessed Royal").click();
    await tile(page, "Trenton Recessed Greige").click();
    await tile(page, "Trenton Recessed Greige").click();
    await release();
    await page.getByRole("button", { name: "Add 2 samples" }).click();
    await expect(page.getByRole("checkbox", { name: "Trenton Recessed Navy" })).toBeChecked();
    await expect(page.getByRole("checkbox", { name: "Trenton Recessed Greige" })).not.toBeChecked();
    const saved = await page.evaluate(() => JSON.parse(localStorage.getItem("selectedSamples") ?? "{}"));
    expect(saved.items.map(({ sku }: { sku: string }) => sku)).toEqual(["SMPL-TRNV", "SMPL-TRRY"]);
  });

  test("counts a sample once that is selected during hydration [SMPL-012]", async ({ page }) => {
    const release = await openWithoutScripts(page, "/order-samples");
    await tile(page, "Trenton Recessed Navy").click();
    await release();
    await tile(page, "Trenton Recessed Royal").click();
    await expect(page.getByRole("button", { name: "Add 2 samples" })).toBeVisible();
    await expect(page.getByRole("checkbox", { name: "Trenton Recessed Royal" })).toBeChecked();
  });

  test("keeps a selected filter checked throughout hydration, and applies it [CAT-023]", async ({ page }) => {
    const release = await openWithoutScripts(page, "/products/kitchen-cabinets");
    const filterSummary = page.locator("summary", { hasText: "Filters" });
    // The viewport decides, because the filters look open until the style sheet loads.
    if ((page.viewportSize()?.width ?? 0) < 1024) await filterSummary.click();
    const blue = page.getByRole("checkbox", { name: /^Blue/ });
    await blue.check();
    await flagUnchecking(blue);
    await release();
    await expect(page).toHaveURL("/products/kitchen-cabinets?family=blue");
    await expect(page.getByText("8 door styles")).toBeVisible();
    await expect(blue).toBeChecked();
    await expect(page.locator("html")).not.toHaveAttribute("data-unticked");
  });

  test("keeps the favorites that were selected for comparison", async ({ page }) => {
    const release = await openWithoutScripts(page, "/favorites?style=trnv&style=wtse");
    const navy = page.getByRole("checkbox", { name: "Compare Trenton Recessed Navy" });
    await navy.check();
    await release();
    await page.getByRole("checkbox", { name: "Compare Shaker White" }).check();
    await expect(navy).toBeChecked();
  });

  test("keeps the chosen sort order of a list, and applies it [CAT-024]", async ({ page }) => {
    const release = await openWithoutScripts(page, "/products/kitchen-cabinets");
    const sort = page.getByRole("combobox", { name: "Sort" });
    await sort.selectOption({ label: "Z-A" });
    await release();
    await expect(page).toHaveURL("/products/kitchen-cabinets?sort=z-a");
    await expect(sort).toHaveValue("z-a");
  });

  test("keeps the chosen brand of samples, and filters by it [SMPL-003]", async ({ page }) => {
    const release = await openWithoutScripts(page, "/order-samples");
    const brand = page.getByRole("combobox", { name: "Brand" });
    await expect(tile(page, "Shaker Ivy")).toBeVisible();
    await brand.selectOption({ label: "JSI Cabinetry" });
    await release();
    await waitUntilHydrated(page);
    await expect(brand).toHaveValue("JSI Cabinetry");
    await expect(page.getByText(/^\d+ samples$/)).toHaveText("38 samples");
    await expect(tile(page, "Trenton Recessed Navy")).toBeVisible();
    await expect(tile(page, "Shaker Ivy")).toBeHidden();
  });

  test("keeps both chosen filters of samples, and writes them to the URL [SMPL-003]", async ({ page }) => {
    const release = await openWithoutScripts(page, "/order-samples?line=Trenton");
    const brand = page.getByRole("combobox", { name: "Brand" });
    const color = page.getByRole("combobox", { name: "Color" });
    await expect(tile(page, "Shaker Ivy")).toBeVisible();
    await brand.selectOption({ label: "JSI Cabinetry" });
    await color.selectOption({ label: "Blue" });
    await release();
    await waitUntilHydrated(page);
    await expect(page).toHaveURL("/order-samples?brand=JSI+Cabinetry&color=blue");
    await expect(brand).toHaveValue("JSI Cabinetry");
    await expect(color).toHaveValue("blue");
    await expect(tile(page, "Trenton Recessed Navy")).toBeVisible();
    await expect(tile(page, "Trenton Recessed Greige")).toBeHidden();
  });

  test("keeps text that was typed into the search box of a list before hydration [SRCH-008]", async ({
    page,
  }) => {
    const release = await openWithoutScripts(page, "/products/kitchen-cabinets");
    const box = page.getByRole("main").getByRole("searchbox", { name: "Search door styles" });
    await box.fill("navy");
    await release();
    await waitUntilHydrated(page);
    await expect(box).toHaveValue("navy");
    await page.getByRole("main").getByRole("button", { name: "Search", exact: true }).click();
    await expect(page).toHaveURL("/products/kitchen-cabinets?query=navy");
  });

  test("opens the sample list with the sample selected by 'Add free sample' [SMPL-014]", async ({ page }) => {
    const release = await openWithoutScripts(page, trentonNavy);
    await page.getByRole("button", { name: "Add free sample" }).click();
    await expect(page).toHaveURL("/order-samples?sample=SMPL-TRNV");
    await release();
    await expect(page.getByRole("checkbox", { name: "Trenton Recessed Navy" })).toBeChecked();
    await page.getByRole("button", { name: "Add 1 sample" }).click();
    await expect(page.getByRole("button", { name: "Add 1 sample" })).toHaveCount(0);
    const stored = await page.evaluate(() => JSON.parse(localStorage.getItem("selectedSamples") ?? "{}"));
    expect(stored.items.map(({ sku }: { sku: string }) => sku)).toEqual(["SMPL-TRNV"]);
  });

  test("shows the next page when its link is clicked during hydration [BLOG-014]", async ({ page }) => {
    await page.addInitScript(() => {
      const timer = setInterval(() => {
        if (!document.documentElement.dataset.hydrated) return;
        clearInterval(timer);
        // A second document, loaded because the link was not hydrated yet, must not press again.
        if (!location.search) document.querySelector<HTMLElement>('a[aria-label="Page 2"]')?.click();
      }, 1);
    });
    await page.goto("/blogs");
    await expect(page).toHaveURL("/blogs?page=2");
    await expect(postCards(page)).toHaveCount(5);
  });

  test("keeps an address typed at checkout, and ships the order there [CHK-005] [SHIP-008]", async ({
    page,
  }) => {
    await fillCart(page, freeSample);
    const release = await openWithoutScripts(page, "/checkout");
    await fillAddress(page, montana);
    await flagClearing(page.getByRole("group", { name: "Billing address" }).getByLabel("Phone"));
    await release();
    await expect(page.getByText("Standard shipping", { exact: true })).toBeVisible();
    await expect(page.locator("html")).not.toHaveAttribute("data-emptied");
    await expect(page.locator("input[name=ship_zip]")).toHaveValue("59270");
    await clickPlaceOrder(page);
    await expect(page).toHaveURL(/\/order\/success$/);
  });

  test("keeps 'Same as billing' unchecked when it was unchecked before hydration [CHK-005]", async ({
    page,
  }) => {
    await fillCart(page, freeSample);
    const release = await openWithoutScripts(page, "/checkout");
    await page.getByLabel("Same as billing").uncheck();
    await release();
    await expect(page.locator("input#ship_zip")).toBeVisible();
    await expect(page.getByLabel("Same as billing")).not.toBeChecked();
  });
});

declare global {
  interface Window {
    /** The cumulative layout shift of the page (web.dev/cls). */
    moved: number;
  }
}

test.describe("the layout before hydration @phone", () => {
  const empty = "Looks like you have not added anything to your cart.";
  for (const { path, skus, shown } of [
    { path: "/checkout", skus: [], shown: empty },
    { path: "/checkout", skus: [freeSample, paidSample], shown: "Billing" },
    { path: "/order-samples", skus: [], shown: "Trenton Recessed" },
    { path: "/order-samples", skus: [freeSample, paidSample], shown: "Trenton Recessed" },
  ])
    test(`causes no layout shift on ${path} with ${skus.length} samples in the cart`, async ({ page }) => {
      if (skus.length > 0) await fillCart(page, ...skus);
      await page.addInitScript(() => {
        window.moved = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value, hadRecentInput } = entry.toJSON();
            if (!hadRecentInput) window.moved += value;
          }
        }).observe({ type: "layout-shift", buffered: true });
      });
      const release = await openWithoutScripts(page, path);
      await expect(page.getByRole("main").getByText(shown).filter({ visible: true }).first()).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      await waitForPaint(page);
      const before = await placesInHeader(page);
      await release();
      await waitUntilHydrated(page);
      await expect(page.getByText("Loading cart...")).toHaveCount(0);
      await waitForPaint(page);
      expect(await page.evaluate(() => window.moved)).toBeLessThan(0.02);
      // A shift beside the sample count is too small for the layout shift score.
      expect(await placesInHeader(page)).toEqual(before);
    });
});

/** The left edges of the header's links and buttons, in whole pixels. */
function placesInHeader(page: Page): Promise<readonly string[]> {
  return page
    .locator("header")
    .locator("a:visible, button:visible")
    .evaluateAll((elements) =>
      elements.map((element) => {
        const { left, right } = element.getBoundingClientRect();
        return `${element.textContent?.replaceAll(/\d+/g, "n")} ${Math.round(left)} to ${Math.round(right)}`;
      }),
    );
}
