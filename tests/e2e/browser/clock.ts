import type { Page } from "@playwright/test";

/** Stops the page's clock. Only `page.clock.runFor` advances it, however slow the machine is. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}
