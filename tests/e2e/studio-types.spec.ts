import { execFileSync } from "node:child_process";
import { studioIfStale } from "#tests/support/studio";
import { test } from "./fixtures";

// These two need the Studio's own packages, which the browser tests have installed.
test.beforeAll(() => {
  test.setTimeout(600_000);
  studioIfStale();
});

test.describe("the Studio's types", () => {
  test.setTimeout(180_000);

  test("are generated from the schemas as they are now", () => {
    execFileSync(process.execPath, ["scripts/typegen.mjs", "--check"], { cwd: "studio", stdio: "pipe" });
  });

  test("hold in its own code", () => {
    execFileSync(process.execPath, ["node_modules/typescript/bin/tsc", "-p", "."], {
      cwd: "studio",
      stdio: "pipe",
    });
  });
});
