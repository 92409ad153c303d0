import type { Page } from "@playwright/test";

/** A page is alive when React has put its handle on the document. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith("__reactContainer")));
}
