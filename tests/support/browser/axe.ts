import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const wcag22aa = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * Expects no axe findings (WCAG 2.2 AA and best practices) once nothing loads or moves on the page.
 *
 * - `within` checks only one part of the page.
 * - `without` excludes frames that axe cannot check: those without scripts, and those that Chromium does not render.
 * - `paintedElsewhere` excludes a part from the contrast rule, such as Sanity's blue button with a contrast of 4.4 to 1.
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

/** Expects sufficient color contrast for every text, which is the rule for an email without landmarks. */
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
  // This is 2.5 times as fast: no list of passed rules, and no second page for frames of other origins.
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

/** Waits for running transitions, because a half-faded element has transient colors. */
async function waitUntilStill(page: Page): Promise<void> {
  // A pressed button may stay busy while a dialog is open.
  await expect(page.locator("[aria-busy=true]:not(button)")).toHaveCount(0);
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    return Promise.allSettled(ending.map(({ finished }) => finished));
  });
}
