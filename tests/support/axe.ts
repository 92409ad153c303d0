import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const wcag22aa = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * Expects axe to find nothing on the page as it stands (WCAG 2.2 AA and best practices). `without` leaves frames out
 * that cannot answer: those where scripts are off, and those Chromium does not draw because they are out of sight.
 */
export async function expectNoAxeFindings(page: Page, { without }: { without?: string } = {}): Promise<void> {
  const axe = new AxeBuilder({ page }).withTags(wcag22aa);
  const { violations } = await (without ? axe.exclude(without) : axe).analyze();
  const findings = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(" | ")}`,
  );
  expect(findings).toEqual([]);
}
