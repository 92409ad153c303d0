import { expect, setUpEditorTests, test } from "../pages/editor-fixtures";

setUpEditorTests();
test.use({ viewport: { width: 390, height: 844 } });

test("fits the pages of the Studio to the width of a phone", async ({ page }) => {
  for (const [tool, title] of [
    ["start", "Your shop"],
    ["links", "Dead links"],
    ["unshown", "Not in the shop"],
  ] as const) {
    await page.goto(`/studio/${tool}`);
    const heading = page.getByRole("heading", { name: title, level: 1 });
    await expect(heading).toBeVisible({ timeout: 60_000 });
    const isWider = await heading.evaluate((element) => {
      let base = element.parentElement;
      while (base && getComputedStyle(base).overflowX !== "auto") base = base.parentElement;
      return base && base.getBoundingClientRect().right > window.innerWidth;
    });
    expect(isWider, tool).toBe(false);
  }
});
