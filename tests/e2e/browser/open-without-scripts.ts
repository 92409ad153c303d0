import type { Page } from "@playwright/test";
import { holdScripts } from "#tests/support/browser/hold-scripts";

/** Opens a page and holds its scripts. The returned function releases them. */
export async function openWithoutScripts(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await holdScripts(page, /^\/assets\//);
  await page.goto(path, { waitUntil: "commit" });
  await page.waitForFunction(() => document.styleSheets.length > 0 && document.querySelector("footer"));
  return release;
}
