import type { Page } from "@playwright/test";
import {
  fetchPublishedDocument,
  fetchStoredDocument,
  locateTextBox,
  openDocument,
  publish,
} from "#tests/support/browser/studio";
import { startTask } from "../pages/count-clicks";
import { expect, locateStatusLine, setUpEditorTests, test } from "../pages/editor-fixtures";

setUpEditorTests();

const question = "faq-sample-how-many";
const original = "How many samples can I order?";

test.describe("the history of a document", () => {
  test("lists every publish with its time and author, and restores the first revision", async ({ page }) => {
    await openDocument(page, "faq", question);
    const textInput = await locateTextBox(page, "question", original);
    await textInput.fill("How many samples can I have?");
    await publish(page);
    await fetchPublishedDocument(page, question);
    await textInput.fill("How meny samples can I have?");
    await publish(page);
    await fetchPublishedDocument(page, question);

    const finishTask = await startTask(page, "a slip is undone from history");
    await openHistory(page);
    await expect(entries(page)).toHaveText([/Published/, /Published/, /Created/]);
    for (const entry of [0, 1]) {
      await expect(entries(page).nth(entry)).toContainText(/just now|sec\. ago|min\. ago/);
      await expect(entries(page).nth(entry).getByText("LE")).toBeVisible();
    }

    await entries(page).filter({ hasText: "Created" }).click();
    await expect(textInput).toHaveValue(original);
    await page.getByRole("button", { name: "Revert to revision" }).click();
    await page.getByRole("button", { name: "Confirm", exact: true }).click();
    await expect
      .poll(() => fetchStoredDocument(page, `drafts.${question}`))
      .toMatchObject({ question: original });
    await publish(page);
    await finishTask();
    expect(await fetchPublishedDocument(page, question)).toMatchObject({ question: original });
  });
});

function entries(page: Page) {
  return page.getByTestId("timeline-item-button");
}

async function openHistory(page: Page): Promise<void> {
  await locateStatusLine(page)
    .getByRole("button", { name: /Last published/ })
    .click();
  await page.getByRole("tab", { name: "History" }).click();
}
