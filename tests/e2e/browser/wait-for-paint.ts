import type { Page } from "@playwright/test";

/** Waits for two frames. The second frame has painted and announced everything that the first one changed. */
export async function waitForPaint(page: Page): Promise<void> {
  const twoFrames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  await page.evaluate(twoFrames);
}
