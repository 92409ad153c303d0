import { field, openDocument, publish, published, stored, textBox } from "#tests/support/browser/studio";
import { beginTask } from "./clicks";
import { atTheDesk, expect, statusLine, test } from "./editor";

atTheDesk();

const question = "faq-sample-cost";

test.describe("after Publish", () => {
  test("the Studio says so, and the next edit is published at once", async ({ page, request }) => {
    await openDocument(page, "faq", question);
    const words = await textBox(page, "question", "What does a sample door cost?");
    const isDone = await beginTask(page, "a publish follows another at once");
    await words.click();
    await words.fill("What does one sample door cost?");
    await publish(page);
    await expect(page.getByTestId("action-publish")).toBeDisabled();
    await expect(statusLine(page)).toContainText("Last published");
    await expect(page.getByTestId("document-perspective-list")).toContainText("Published");

    await words.fill("What does each sample door cost?");
    await publish(page);
    await isDone();
    await expect(page.getByTestId("action-publish")).toBeDisabled();
    await expect(statusLine(page)).toContainText("Last published");
    expect(await published(page, question)).toMatchObject({ question: "What does each sample door cost?" });
    expect(await (await request.get("/faqs")).text()).toContain("What does each sample door cost?");
  });

  test("the Studio of a colleague says so too, and takes the next edit", async ({ page, context }) => {
    const other = await context.newPage();
    await openDocument(page, "faq", "faq-touch-up");
    await openDocument(other, "faq", "faq-touch-up");
    const theirs = await textBox(other, "question", "Can I repair a scratch?");
    await (await textBox(page, "question", "Can I repair a scratch?")).fill("Can I mend a scratch?");
    await expect(theirs).toHaveValue("Can I mend a scratch?");
    await publish(page);
    await expect(other.getByTestId("action-publish")).toBeDisabled();
    await expect(statusLine(other)).toContainText("Last published");

    await theirs.fill("Can I mend a deep scratch?");
    await expect(field(page, "question").getByRole("textbox")).toHaveValue("Can I mend a deep scratch?");
    await other.close();
  });
});

test("a discarded draft is gone from the form", async ({ page }) => {
  await openDocument(page, "faq", "faq-sample-return");
  const before = "Do I have to send samples back?";
  const words = await textBox(page, "question", before);
  await words.fill("Must I send samples back?");
  await expect.poll(() => stored(page, "drafts.faq-sample-return")).toBeDefined();
  await page.getByTestId("action-menu-button").click();
  await page.getByTestId("action-Discardchanges").click();
  await page.getByTestId("confirm-button").click();
  await expect(words).toHaveValue(before);
  await expect(statusLine(page)).toContainText("Discarded draft");
  await expect(page.getByTestId("action-publish")).toBeDisabled();
  expect(await stored(page, "drafts.faq-sample-return")).toBeUndefined();
});
