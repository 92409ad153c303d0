import type { Locator, Page } from "@playwright/test";
import { waitUntilHydrated } from "../browser/hydration";
import { expect, test } from "../fixtures";
import { onePixelPng, waitUntilFormHydrated } from "../pages/form-page";

// The viewport of a browser at 400 % zoom.
test.use({ viewport: { width: 390, height: 844 } });

/** Presses Tab until the control has the focus, with a limit. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const isThere = () => target.evaluate((node) => node === document.activeElement);
  for (let pressCount = 0; pressCount < 20 && !(await isThere()); pressCount += 1)
    await page.keyboard.press("Tab");
  await expect(target).toBeFocused();
  // A checkbox that its label draws has no size itself.
  const isInSight = await target.evaluate((node) => {
    const { top, bottom } = node.getBoundingClientRect();
    return bottom > 0 && top < window.innerHeight;
  });
  expect(isInSight).toBe(true);
}

async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

async function pressKey(page: Page, target: Locator, key: "Enter" | "Space"): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

test.describe("the claim form by keyboard", () => {
  test("completes every step of a claim with a photo", async ({ page }) => {
    await page.goto("/claim");
    await waitUntilHydrated(page);
    const form = page.getByRole("form", { name: "Claim" });
    await waitUntilFormHydrated(form);
    await form.getByLabel("Order number").focus();
    await page.keyboard.type("000000003");
    await type(page, form.getByRole("textbox", { name: "Email" }), "ada@example.com");
    await type(page, form.getByLabel("Name"), "Ada Moss");
    await pressKey(page, form.getByRole("button", { name: "Next" }), "Enter");
    await expect(form.getByRole("group", { name: "Step 2 of 3" })).toBeFocused();
    await tabTo(page, form.getByRole("radio").first());
    await page.keyboard.press("Space");
    await tabTo(
      page,
      form
        .getByRole("radio", { name: "No", exact: true })
        .or(form.getByRole("radio", { name: "Yes", exact: true }))
        .first(),
    );
    await page.keyboard.press("Space");
    await type(page, form.getByLabel("Parts, one per line"), "W3030 left door");
    await pressKey(page, form.getByRole("button", { name: "Next" }), "Enter");
    await expect(form.getByRole("group", { name: "Step 3 of 3" })).toBeFocused();
    const opened = page.waitForEvent("filechooser");
    await pressKey(page, form.getByLabel("Photos"), "Enter");
    await (await opened).setFiles({ name: "a.png", mimeType: "image/png", buffer: onePixelPng });
    await pressKey(page, form.getByRole("button", { name: "Remove a.png" }), "Enter");
    await expect(form.getByText("a.png")).toHaveCount(0);
    await form
      .getByLabel("Photos")
      .setInputFiles({ name: "b.png", mimeType: "image/png", buffer: onePixelPng });
    await page.keyboard.press("Shift+Tab");
    await pressKey(page, form.getByRole("button", { name: "Submit claim" }), "Enter");
    await expect(page.getByText("We have your claim.").first()).toBeVisible();
  });
});
