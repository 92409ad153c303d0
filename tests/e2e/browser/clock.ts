import type { Page } from "@playwright/test";

/** From here on the page's time passes by `page.clock.runFor` only, however slow the machine. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}
