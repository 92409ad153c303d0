import { buildStudioIfStale } from "#tests/support/browser/studio";
import { expect as expectSoon, test } from "../../fixtures";

/** The Studio starts slowly on a busy machine. */
export const expect = expectSoon.configure({ timeout: 60_000 });

/** Sets up the tests of sales staff: signed in, at the list of quotes. */
export function setUpSalesTests(): void {
  test.use({ viewport: { width: 1440, height: 1000 }, actionTimeout: 30_000 });
  test.describe.configure({ timeout: 360_000 });
  test.beforeAll(() => {
    test.setTimeout(600_000);
    buildStudioIfStale();
  });
  test.beforeEach(async ({ page }) => {
    await page.goto("/studio");
    await page.getByRole("button", { name: "Look around as sales" }).click();
    await page.waitForURL(/\/studio\/desk/);
  });
}
