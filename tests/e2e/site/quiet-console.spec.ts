import type { Page } from "@playwright/test";
import { collectConsoleErrors } from "#tests/support/browser/console-errors";
import { holdScripts } from "#tests/support/browser/hold-scripts";
import { waitUntilHydrated } from "../browser/hydration";
import { expect, test } from "../fixtures";

test.use({ movesPointer: false });

const trentonNavy = "/products/kitchen-cabinets/jsi-cabinetry/trnv";
const publicPages = ["/", trentonNavy, "/products/kitchen-cabinets/uscd", "/faqs", "/order-samples"];

/** Follows a link as a screen reader does, without a pointer or key event before it. */
async function follow(page: Page, path: string): Promise<void> {
  await page.locator(`header a[href="${path}"]`).first().dispatchEvent("click");
  await expect(page).toHaveURL(path);
}

test.describe("the browser console @phone", () => {
  for (const path of publicPages) {
    test(`reports no error when ${path} is scrolled to its end`, async ({ page }) => {
      const errors = collectConsoleErrors(page);
      await page.goto(path);
      await waitUntilHydrated(page);
      await page.locator("footer").scrollIntoViewIfNeeded();
      await page.keyboard.press("Tab");
      await page.waitForLoadState("networkidle");
      expect(errors).toEqual([]);
    });

    test(`reports no error when ${path} is left before its lazy components load, and opened again`, async ({
      page,
    }) => {
      const errors = collectConsoleErrors(page);
      await page.goto(path);
      await waitUntilHydrated(page);
      const next = path === "/order-samples" ? "/" : "/order-samples";
      await follow(page, next);
      await page.goBack();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.waitForLoadState("networkidle");
      expect(errors).toEqual([]);
    });
  }

  test("reports no error when a finish is chosen and opened while scripts are delayed", async ({ page }) => {
    const errors = collectConsoleErrors(page);
    const release = await holdScripts(page, /specification-content|related-styles|style-words|site-footer/);
    await page.goto(trentonNavy);
    await waitUntilHydrated(page, "header");
    await page.getByRole("radio", { name: "Royal" }).check();
    await expect(page).toHaveURL(`${trentonNavy}?type=color&value=royal`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Trenton Recessed Royal");
    await expect(page.getByRole("contentinfo")).toContainText("(406) 555-0142");
    await release();
    await page.getByRole("link", { name: "See everything about Trenton Recessed Royal" }).click();
    await expect(page).toHaveURL("/products/kitchen-cabinets/jsi-cabinetry/trry");
    await page.waitForLoadState("networkidle");
    // React reports parts that it rendered again (docs/decisions/224-client-scripts-and-lazy-hydration.md).
    expect(errors.filter((error) => !error.includes("Minified React error #421"))).toEqual([]);
  });
});
