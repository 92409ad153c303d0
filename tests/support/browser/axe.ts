import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const wcag22aa = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * Expects axe to find nothing on the page once it is at rest: no list is loading, nothing fades or slides (WCAG 2.2 AA
 * and best practices). `within` looks at a part alone. `without` leaves frames out that cannot answer: those where
 * scripts are off, and those Chromium does not draw because they are out of sight. `paintedElsewhere` has colors that are
 * not ours: Sanity's own blue button, whose white words stand at 4.4 to 1; all but its contrast is looked at.
 */
export async function expectNoAxeFindings(
  page: Page,
  { within, without, paintedElsewhere: withoutContrast }: Parts = {},
): Promise<void> {
  await waitUntilStill(page);
  if (withoutContrast) {
    expect(await listFindings(page, { within, without }, ({ id }) => id !== contrast)).toEqual([]);
    const left = [without, withoutContrast].filter((part) => part !== undefined).join(", ");
    expect(await listFindings(page, { within, without: left }, ({ id }) => id === contrast)).toEqual([]);
    return;
  }
  expect(await listFindings(page, { within, without })).toEqual([]);
}

const contrast = "color-contrast";

/** Expects every text of the page to stand out from what is behind it: what a letter without landmarks is held to. */
export async function expectReadableColors(page: Page): Promise<void> {
  expect(await listFindings(page, {}, ({ id }) => id === contrast)).toEqual([]);
}

type Parts = {
  readonly within?: string | undefined;
  readonly without?: string | undefined;
  readonly paintedElsewhere?: string;
};

async function listFindings(
  page: Page,
  { within, without }: Parts,
  counts: (rule: { readonly id: string }) => boolean = () => true,
): Promise<readonly string[]> {
  // Two and a half times as fast: no list of what is right, no second page for frames of other origins (there are none).
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ["violations"] })
    .withTags(wcag22aa)
    .setLegacyMode();
  if (within) axe.include(within);
  if (without) axe.exclude(without);
  const { violations } = await axe.analyze();
  return violations
    .filter(counts)
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(" | ")}`);
}

/** What is half faded has colors nobody reads by. */
async function waitUntilStill(page: Page): Promise<void> {
  // A pressed button may stay busy for as long as a dialog asks.
  await expect(page.locator("[aria-busy=true]:not(button)")).toHaveCount(0);
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    return Promise.allSettled(ending.map(({ finished }) => finished));
  });
}
