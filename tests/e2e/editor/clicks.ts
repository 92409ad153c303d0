import type { Page } from "@playwright/test";

/** Counts what an editor presses from now on, in this document; keys are typing, not counted. */
export async function countClicks(page: Page): Promise<() => Promise<number>> {
  const counter = await page.evaluateHandle(() => {
    const counted = { clicks: 0 };
    const count = () => {
      counted.clicks += 1;
    };
    document.addEventListener("click", count, true);
    return counted;
  });
  return () => counter.evaluate(({ clicks }) => clicks);
}
