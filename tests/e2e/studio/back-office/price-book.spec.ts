import { fetchPublishedDocument, openDocument, publish } from "#tests/support/browser/studio";
import { startTask } from "../pages/count-clicks";
import { expect, locateStatusLine, mutateContent, setUpEditorTests, test } from "../pages/editor-fixtures";

setUpEditorTests();

test("pastes prices from a spreadsheet, blocks publishing with a gap, and previews the change [EST-004]", async ({
  page,
}) => {
  const amounts = { price: { min: 1, max: 2 }, labor: { min: 0, max: 0 } };
  const removed = { _key: "gone", _type: "priceRow", field: "door", option: "withdrawn", ...amounts };
  const insert = { after: "rows[-1]", items: [removed] };
  await mutateContent(page, { patch: { id: "price-book-kitchens", insert } });
  await openDocument(page, "priceBook", "price-book-kitchens");
  const table = page.getByTestId("price-table");
  const cell = (name: string) => table.getByRole("textbox", { name });
  const shaker = cell("Goods from: Which door?, Shaker, Up to 10 feet");
  await expect(shaker).toHaveValue("3150");
  const plain = table.getByRole("row", { name: /^Basic/ });
  await expect(plain).toContainText("none");

  await expect(table.getByText("No question uses this.")).toBeVisible();
  await table.getByRole("button", { name: "Remove door, withdrawn" }).click();
  await expect(table.getByText("No question uses this.")).toBeHidden();

  const finishTask = await startTask(page, "a price is changed");
  await shaker.click();
  const paste = (cells: string) =>
    shaker.evaluate((node, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", text);
      node.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    }, cells);
  await paste("5000\t4300\n\t-7100\n");
  await expect(table.getByText("“To” is less than “from”.")).toBeVisible();
  await expect(table.getByText("No price: enter 0 if nothing is charged.")).toBeVisible();
  await expect(table.getByText("Below 0.")).toBeVisible();
  await expect(page.getByTestId("action-publish")).toBeDisabled();
  await paste("3250\t$4,300.00\n5400\t7100\n");
  await expect(table.getByText("Below 0.")).toBeHidden();
  await expect(table.getByText("4 amounts pasted.")).toBeVisible();
  await expect(cell("Goods to: Which door?, Shaker, 10 to 16 feet")).toHaveValue("7100");
  await expect(plain).toContainText("+$100.00 to +$100.00");

  await shaker.fill("");
  await shaker.press("Enter");
  await expect(cell("Goods from: Which door?, Shaker, 10 to 16 feet")).toBeFocused();
  await expect(table.getByText("No price: enter 0 if nothing is charged.")).toBeVisible();
  await expect(page.getByTestId("action-publish")).toBeDisabled();
  await expect(
    page.getByText("Which door?, Shaker, Up to 10 feet: No price: enter 0 if nothing is charged.").first(),
  ).toBeVisible();
  await page.keyboard.press("ArrowUp");
  await shaker.fill("5000");
  await page.keyboard.press("Tab");
  await expect(table.getByText("“To” is less than “from”.")).toBeVisible();
  await shaker.fill("3250");
  await page.keyboard.press("Tab");
  await expect(table.getByText("“To” is less than “from”.")).toBeHidden();

  await shaker.fill("12,5");
  await page.keyboard.press("Tab");
  await expect(table.getByText("Not saved: enter it as 1250.00")).toBeVisible();
  await shaker.press("Escape");
  await expect(shaker).toHaveValue("3250");

  await publish(page);
  await expect(locateStatusLine(page)).toContainText("Last published");
  await finishTask();
  expect(await fetchPublishedDocument(page, "price-book-kitchens")).toMatchObject({
    rows: expect.arrayContaining([
      expect.objectContaining({
        option: "shaker",
        dependent: "small",
        price: expect.objectContaining({ min: 3250, max: 4300 }),
      }),
    ]),
  });
  await expect(plain).toContainText("none");
});
