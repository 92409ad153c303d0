import type { Page } from "@playwright/test";
import { holdScripts } from "#tests/support/browser/hold-scripts";

/** Opens a page that looks complete and whose scripts are still under way; the returned function lets them arrive. */
export async function openWithoutScripts(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await holdScripts(page, /^\/assets\//);
  await page.goto(path, { waitUntil: "commit" });
  await page.waitForFunction(() => document.styleSheets.length > 0 && document.querySelector("footer"));
  return release;
}
