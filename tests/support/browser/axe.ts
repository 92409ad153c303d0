import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const wcag22aa = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * Expects axe to find nothing on the page once it is at rest: no list is loading, nothing fades or slides (WCAG 2.2 AA
 * and best practices). `within` looks at a part alone. `without` leaves frames out that cannot answer: those where
 * scripts are off, and those Chromium does not draw because they are out of sight.
 */
export async function expectNoAxeFindings(
  page: Page,
  { within, without }: { within?: string; without?: string } = {},
): Promise<void> {
  await atRest(page);
  // Two and a half times as fast: no list of what is right, no second page for frames of other origins (there are none).
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ["violations"] })
    .withTags(wcag22aa)
    .setLegacyMode();
  if (within) axe.include(within);
  if (without) axe.exclude(without);
  const { violations } = await axe.analyze();
  const findings = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(" | ")}`,
  );
  expect(findings).toEqual([]);
}

/** What is half faded has colors nobody reads by. */
async function atRest(page: Page): Promise<void> {
  // A pressed button may stay busy for as long as a dialog asks.
  await expect(page.locator("[aria-busy=true]:not(button)")).toHaveCount(0);
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    return Promise.allSettled(ending.map(({ finished }) => finished));
  });
}
