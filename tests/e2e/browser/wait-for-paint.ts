import type { Page } from "@playwright/test";

/** Two frames: in the second one everything is drawn, and said, that the first one held. */
export async function waitForPaint(page: Page): Promise<void> {
  const twoFrames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  await page.evaluate(twoFrames);
}
