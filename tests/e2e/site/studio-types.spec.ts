import { execFileSync } from "node:child_process";
import { buildStudioIfStale } from "#tests/support/browser/studio";
import { test } from "../fixtures";

// Needs the Studio's packages, which the browser tests have installed.
test.beforeAll(() => {
  test.setTimeout(600_000);
  buildStudioIfStale();
});

test("has Studio types that match the current schemas", () => {
  test.setTimeout(180_000);
  execFileSync(process.execPath, ["scripts/typegen.mjs", "--check"], { cwd: "studio", stdio: "pipe" });
});
