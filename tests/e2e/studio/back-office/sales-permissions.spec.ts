import { openDocument } from "#tests/support/browser/studio";
import { test } from "../../fixtures";
import { expect, setUpSalesTests } from "../pages/sales-fixtures";

setUpSalesTests();

test("lets sales read content, and disables every action that changes it", async ({ page }) => {
  await openDocument(page, "faq", "faq-sample-return");
  await expect(page.getByText("does not have permission to edit this document.")).toBeVisible();
  await expect(page.getByTestId("action-publish")).toBeDisabled();
  await page.getByRole("button", { name: "Open document actions" }).click();
  const offered = page.getByRole("menuitem");
  await expect(offered).toHaveText(["Duplicate", "Delete", "Publish later…"]);
  for (const action of await offered.all()) await expect(action).toBeDisabled();
});
