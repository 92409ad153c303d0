import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";

test.use({ movesPointer: false });

/** Every template except the blog, whose popup script waits on the page, and the sample list (decision 224). */
const templates = [
  "/",
  "/about-us",
  "/products",
  "/products/kitchen-cabinets",
  "/products/kitchen-cabinets/uscd",
  "/products/shaker",
  "/products/kitchen-cabinets/jsi-cabinetry/trnv",
  "/visualizer",
  "/favorites?style=trnv&style=wtse",
  "/compare?style=trnv&style=wtse",
  "/search?query=shaker",
  "/faqs",
  "/reviews",
  "/privacy-policy",
  "/inspiration-gallery",
  "/nowhere",
];

/** Records each script that the page requests, once. */
function recordScripts(page: Page): ReadonlySet<string> {
  const scripts = new Set<string>();
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.add(request.url());
  });
  return scripts;
}

/** Waits until no request started for half a second. A script evaluated in the page would count as interaction. */
async function openUntouched(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState("networkidle");
}

test.describe("an idle page without a form @phone", () => {
  // Without a cookie choice, the banner loads its own script.
  test.beforeEach(({ context }) => context.clearCookies());

  for (const path of templates) {
    test(`loads at most 112 kB of gzipped scripts on ${path}`, async ({ page, request }) => {
      const scripts = recordScripts(page);
      await openUntouched(page, path);
      await expect(page.getByRole("button", { name: "Accept all" })).toBeVisible();
      let bytes = 0;
      for (const script of scripts)
        bytes += gzipSync(await (await request.get(script)).body(), { level: 9 }).length;
      expect(bytes).toBeGreaterThan(80_000);
      expect(bytes).toBeLessThanOrEqual(112_000);
    });
  }
});

test.describe("the scripts of visible parts", () => {
  const scriptOfTheList = /\/assets\/style-list-[^/]+\.js$/;
  const list = "/products/kitchen-cabinets";
  const listScripts = (scripts: ReadonlySet<string>) =>
    // The route's own file has the same name.
    [...scripts].filter((script) => scriptOfTheList.test(script)).length;

  test("loads the scripts of visible components on the first pointer move", async ({ page }) => {
    const scripts = recordScripts(page);
    await openUntouched(page, list);
    expect(listScripts(scripts)).toBe(1);
    await page.mouse.move(200, 200, { steps: 3 });
    await expect.poll(() => listScripts(scripts)).toBe(2);
  });

  test("loads the scripts of visible components on the first scroll", async ({ page }) => {
    const scripts = recordScripts(page);
    await openUntouched(page, list);
    await page.evaluate(() => window.scrollBy(0, 40));
    await expect.poll(() => listScripts(scripts)).toBe(2);
  });

  test("opens a menu under a mouse that rested there before hydration", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openUntouched(page, list);
    const button = page.getByRole("navigation", { name: "Main" }).getByRole("button").first();
    // Chromium reports no movement for the first event of a mouse, as for one that rests.
    await button.hover();
    await button.hover({ position: { x: 4, y: 20 } });
    await expect(button).toHaveAttribute("aria-expanded", "true");
  });
});
