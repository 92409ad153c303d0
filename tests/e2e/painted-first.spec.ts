import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { untilAlive } from "./walks/until-alive";

/** When the page was first seen, and when it first asked for a script of its own. */
function moments(page: Page) {
  return page.evaluate(() => {
    const [seen] = performance.getEntriesByName("first-contentful-paint");
    const scripts = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js"));
    return { seen: seen?.startTime, asked: Math.min(...scripts.map(({ startTime }) => startTime)) };
  });
}

for (const path of ["/", "/about-us", "/search?query=shaker", "/checkout"]) {
  test(`${path} is seen before it asks for a script @phone`, async ({ page }) => {
    await page.goto(path);
    await untilAlive(page);
    const { seen, asked } = await moments(page);
    expect(seen).toBeGreaterThan(0);
    expect(asked).toBeGreaterThanOrEqual(seen ?? Number.POSITIVE_INFINITY);
  });
}

test("a page that is told nothing of its paint becomes alive all the same", async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, "PerformanceObserver"));
  await page.goto("/about-us");
  await untilAlive(page);
});

test("and so does one whose paint is never told, or that stands in the background", async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined;
  });
  await page.goto("/about-us");
  await untilAlive(page);
  await page.addInitScript(() => {
    Object.defineProperty(document, "hidden", { value: true });
    globalThis.requestAnimationFrame = () => 0;
  });
  await page.goto("/products");
  await untilAlive(page);
});
