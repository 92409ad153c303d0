import type { Page } from "@playwright/test";
import { locateTextBox, openDocument } from "#tests/support/browser/studio";
import { expect, setUpEditorTests, test } from "../pages/editor-fixtures";

setUpEditorTests();

const needed = [
  ["page", "page-home", "The shop needs it: it's the home page."],
  ["formTemplate", "form-checkout", "The shop needs it: checkout gets its fields from it."],
  ["mailText", "mail-order-confirmation", "The shop needs it: this email gets its text from it."],
] as const;

test.describe("documents that the shop requires", () => {
  for (const [type, id, why] of needed) {
    test(`disables deleting and unpublishing ${id}`, async ({ page }) => {
      await openActions(page, type, id);
      await expect(page.getByRole("menuitem", { name: "Delete" })).toBeDisabled();
      await page.getByRole("menuitem", { name: "Delete" }).hover({ force: true });
      await expect(page.getByText(why)).toBeVisible();
      await page.keyboard.press("Escape");
      await page.getByTestId("document-perspective-list").getByText("Published").click();
      await expect(page.getByRole("button", { name: "Unpublish" })).toBeDisabled();
    });
  }

  test("offers no action that deletes, unpublishes or duplicates the settings", async ({ page }) => {
    await openDocument(page, "siteSettings", "siteSettings");
    await expect(page.getByTestId("action-publish")).toBeVisible();
    await page.getByRole("button", { name: "Open document actions" }).click();
    await expect(page.getByRole("menuitem", { name: "Publish later…" })).toBeVisible();
    await expect(page.getByRole("menuitem", { name: /Delete|Unpublish|Duplicate/ })).toHaveCount(0);
  });
});

test("rejects a changed path of the home page", async ({ page }) => {
  await openDocument(page, "page", "page-home");
  await page.getByRole("tab", { name: "Address & breadcrumb" }).click();
  await (await locateTextBox(page, "path", "/")).fill("/welcome");
  await expect(page.getByTestId("action-publish")).toBeDisabled();
  await expect(page.getByText("This stays “/”: it's the home page.")).toBeVisible();
});

test("allows editors to delete a page that the shop does not require", async ({ page }) => {
  await openActions(page, "page", "page-terms-and-conditions");
  await expect(page.getByRole("menuitem", { name: "Delete" })).toBeEnabled();
});

async function openActions(page: Page, type: string, id: string): Promise<void> {
  await openDocument(page, type, id);
  await page.getByRole("button", { name: "Open document actions" }).click();
}
