import type { Page } from "@playwright/test";
import { fetchStoredDocument, locateTextBox, openDocument } from "#tests/support/browser/studio";
import { expect, mutateContent, setUpEditorTests, test } from "../pages/editor-fixtures";

setUpEditorTests();

const review = "review-honest-about-oak";

test.describe("an edit right before leaving", () => {
  test.afterEach(({ page }) => mutateContent(page, { delete: { id: `drafts.${review}` } }));

  for (const way of ["Content", "Pictures"]) {
    test(`stores the edit of an editor who leaves for ${way}`, async ({ page }) => {
      await typeLocation(page);
      await page.getByRole("link", { name: way, exact: true }).first().click();
      await expectStored(page);
    });
  }

  test("asks for confirmation before the window reloads", async ({ page }) => {
    await typeLocation(page);
    const opened = page.waitForEvent("dialog");
    page.reload().catch(() => undefined);
    const dialog = await opened;
    expect(dialog.type()).toBe("beforeunload");
    await dialog.dismiss();
    await expectStored(page);
    await expect(page.getByTestId("action-publish")).toBeEnabled();
  });
});

async function typeLocation(page: Page): Promise<void> {
  await openDocument(page, "review", review);
  const locationField = await locateTextBox(page, "location", /./);
  await locationField.fill("");
  await locationField.pressSequentially("Glendive, Montana", { delay: 20 });
}

async function expectStored(page: Page): Promise<void> {
  await expect
    .poll(() => fetchStoredDocument(page, `drafts.${review}`))
    .toMatchObject({ location: "Glendive, Montana" });
}
