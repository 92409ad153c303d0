import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, setUpEditorTests, test } from "../pages/editor-fixtures";

setUpEditorTests();

/** The limit before compression. Sanity's Studio takes 5.7 MB of it (decision 145). */
const mostBytes = 6_000_000;

test("loads only the scripts of the start page, and not those of other tools", async ({ page }) => {
  const scripts = new Map<string, number>();
  page.on("response", async (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith(".js")) scripts.set(pathname, (await response.body()).length);
  });
  await page.goto("/studio/start");
  await expect(page.getByRole("heading", { name: "Your shop" })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole("link", { name: "Go there: Create a page" })).toBeVisible();
  const names = [...scripts.keys()].join(" ");
  expect(names).not.toMatch(/\/(desk|inbox|reviews|pictures|team|catalog-sheet)-/);
  expect([...scripts.values()].reduce((all, bytes) => all + bytes, 0)).toBeLessThan(mostBytes);
});

test("keeps all scripts of the Studio below 7.36 MB", () => {
  const folder = "studio/dist";
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".js"),
  );
  const bytes = names.reduce((all, name) => all + statSync(join(folder, name)).size, 0);
  expect(bytes).toBeGreaterThan(mostBytes / 2);
  expect(bytes).toBeLessThan(7_360_000);
});
