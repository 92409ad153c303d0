import { defineConfig } from "@playwright/test";

export default defineConfig({
  testDir: ".",
  testMatch: "*.troubled.ts",
  retries: 1,
  outputDir: "../../../test-results/troubled",
  reporter: "json",
  projects: [{ name: "desktop" }],
});
