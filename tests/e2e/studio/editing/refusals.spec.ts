import { locateField, locateTextBox, openDocument, openEntry, publish } from "#tests/support/browser/studio";
import { expect, mutateContent, setUpEditorTests, test } from "../pages/editor-fixtures";
import { closeDialog, locateDialog } from "../pages/entry-form";

setUpEditorTests();

const navy = "style-trnv";
const home = "page-home";
const banner = 'blocks[_key=="welcome"]';

test.describe("the validation of documents", () => {
  test.afterEach(async ({ page }) => {
    for (const id of [navy, home]) await mutateContent(page, { delete: { id: `drafts.${id}` } });
    await mutateContent(page, { patch: { id: home, unset: [`${banner}.ratings`] } });
  });

  test("rejects a sample with the SKU of another sample until it is changed", async ({ page }) => {
    await openDocument(page, "style", navy);
    await page.getByRole("tab", { name: "Finishes & sample" }).click();
    const sku = await locateTextBox(page, "sample.sku", "SMPL-TRNV");
    await sku.fill("SMPL-TRRY");
    const error = page.getByText(
      "Another door style's sample has this SKU, so orders couldn't tell them apart.",
    );
    await expect(error).toBeVisible();
    await expect(page.getByTestId("action-publish")).toBeDisabled();
    await sku.fill("SMPL-TRNV");
    await expect(error).toBeHidden();
  });

  test("rejects the text of a rating without its stars, and shows both once complete", async ({
    page,
    request,
  }) => {
    await openDocument(page, "page", home);
    await openEntry(page, "A kitchen starts with one good door.");
    await locateDialog(page).getByRole("tab", { name: "Layout" }).click();
    await locateDialog(page).getByRole("button", { name: "Stars" }).click();
    await (await locateTextBox(page, `${banner}.ratings.text`, "")).fill("4.8 from 212 kitchens");
    await expect(
      page.getByText("Enter the number of stars, too: without it the line isn't shown."),
    ).toBeVisible();
    await expect(page.getByTestId("action-publish")).toBeDisabled();
    await locateField(page, `${banner}.ratings.star`).getByRole("spinbutton").fill("4.8");
    await closeDialog(page);
    await publish(page);
    await expect.poll(async () => (await request.get("/")).text()).toContain("4.8 from 212 kitchens");
  });
});
