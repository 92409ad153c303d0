import { defineConfig } from "@playwright/test";
import { omitUndefined } from "./app/kernel/omit-undefined";
import { findInstalledBrowser } from "./scripts/browser.mjs";
import { browserFlags } from "./tests/support/browser/browser-flags";

const browser = {
  launchOptions: omitUndefined({ executablePath: findInstalledBrowser(), args: browserFlags }),
};

/**
 * Tests run in the project `desktop`, those with the tag @phone or @phone-journey in `phone` as well. `TEST_LAYER` limits a
 * run: `journeys` are @journey on the desktop and @phone-journey on the phone, `controls` is @walk, and `e2e` is the rest.
 */
const layer = process.env.TEST_LAYER;
export default defineConfig({
  testDir: "tests/e2e",
  workers: 2,
  // The timeout is long, because a browser on a shared machine may get little CPU time.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // The end of the run lists tests that pass only at the second try.
  retries: process.env.CI ? 1 : 0,
  outputDir: "test-results",
  reporter: [
    [process.stdout.isTTY ? "list" : "./scripts/test/playwright-reporter.mjs"],
    ["json", { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? ".cache/reports/e2e.json" }],
  ],
  // A trace costs as much as the test itself; `npx playwright test FILE --trace on` records one of a first try.
  use: { ...browser, locale: "en-US", timezoneId: "America/Denver", trace: "on-first-retry" },
  projects: [
    {
      name: "desktop",
      ...(layer === "journeys" ? { grep: /@journey\b/ } : {}),
      ...(layer === "controls" ? { grep: /@walk\b/ } : {}),
      ...(layer === "e2e" ? { grepInvert: /@(journey|walk)\b/ } : {}),
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: "phone",
      grep: layer === "journeys" ? /@phone-journey\b/ : layer === "controls" ? /(?!)/ : /@phone/,
      ...(layer === "e2e" ? { grepInvert: /@phone-journey\b/ } : {}),
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
  ],
});
