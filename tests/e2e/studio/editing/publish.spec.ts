import {
  fetchPublishedDocument,
  fetchStoredDocument,
  locateField,
  locateTextBox,
  openDocument,
  publish,
} from "#tests/support/browser/studio";
import { startTask } from "../pages/count-clicks";
import { expect, locateStatusLine, mutateContent, setUpEditorTests, test } from "../pages/editor-fixtures";

setUpEditorTests();

const question = "faq-sample-cost";

test.describe("the Publish button", () => {
  test("confirms a publish, and publishes the next edit at once", async ({ page, request }) => {
    await openDocument(page, "faq", question);
    const textInput = await locateTextBox(page, "question", "What does a sample door cost?");
    const finishTask = await startTask(page, "a publish follows another at once");
    await textInput.click();
    await textInput.fill("What does one sample door cost?");
    await publish(page);
    await expect(page.getByTestId("action-publish")).toBeDisabled();
    await expect(locateStatusLine(page)).toContainText("Last published");
    await expect(page.getByTestId("document-perspective-list")).toContainText("Published");

    await textInput.fill("What does each sample door cost?");
    await publish(page);
    await finishTask();
    await expect(page.getByTestId("action-publish")).toBeDisabled();
    await expect(locateStatusLine(page)).toContainText("Last published");
    expect(await fetchPublishedDocument(page, question)).toMatchObject({
      question: "What does each sample door cost?",
    });
    expect(await (await request.get("/faqs")).text()).toContain("What does each sample door cost?");
  });

  test("confirms the publish in a colleague's Studio, and accepts the next edit there", async ({
    page,
    context,
  }) => {
    const other = await context.newPage();
    await openDocument(page, "faq", "faq-touch-up");
    await openDocument(other, "faq", "faq-touch-up");
    const theirs = await locateTextBox(other, "question", "Can I repair a scratch?");
    await (await locateTextBox(page, "question", "Can I repair a scratch?")).fill("Can I mend a scratch?");
    await expect(theirs).toHaveValue("Can I mend a scratch?");
    await publish(page);
    await expect(other.getByTestId("action-publish")).toBeDisabled();
    await expect(locateStatusLine(other)).toContainText("Last published");

    await theirs.fill("Can I mend a deep scratch?");
    await expect(locateField(page, "question").getByRole("textbox")).toHaveValue(
      "Can I mend a deep scratch?",
    );
    await other.close();
  });
});

test("removes a discarded draft from the form", async ({ page }) => {
  await openDocument(page, "faq", "faq-sample-return");
  const before = "Do I have to send samples back?";
  const textInput = await locateTextBox(page, "question", before);
  await textInput.fill("Must I send samples back?");
  await expect.poll(() => fetchStoredDocument(page, "drafts.faq-sample-return")).toBeDefined();
  await page.getByRole("button", { name: "Open document actions" }).click();
  await page.getByTestId("action-Discardchanges").click();
  await page.getByTestId("confirm-button").click();
  await expect(textInput).toHaveValue(before);
  await expect(locateStatusLine(page)).toContainText("Discarded draft");
  await expect(page.getByTestId("action-publish")).toBeDisabled();
  expect(await fetchStoredDocument(page, "drafts.faq-sample-return")).toBeUndefined();
});

test("removes an unpublished page from the shop, shows a message, and publishes it again", async ({
  page,
  request,
}) => {
  const leaves = { _id: "page-leaves", _type: "page", name: "leaves", title: "Leaves", path: "/leaves" };
  const blocks = [{ _key: "title", _type: "pageTitle", variant: "plain", title: "Leaves of the shop" }];
  const status = async () => (await request.get("/leaves")).status();
  await openDocument(page, "faq", question);
  await mutateContent(page, { createOrReplace: { ...leaves, blocks } });
  await expect.poll(status).toBe(200);
  await openDocument(page, "page", leaves._id);
  await page.getByTestId("document-perspective-list").getByText("Published").click();
  await page.getByRole("button", { name: "Unpublish" }).click();
  await page.getByTestId("confirm-button").click();
  await expect.poll(status).toBe(404);
  const versions = page.getByTestId("document-perspective-list");
  await expect(versions.getByRole("button", { name: "Published" })).toBeDisabled();
  await versions.getByRole("button", { name: "Draft" }).click();
  await expect(page.getByTestId("action-publish")).toBeEnabled();
  await expect(locateStatusLine(page)).not.toContainText("Last published");
  await publish(page);
  await expect.poll(status).toBe(200);
  await mutateContent(page, { delete: { id: leaves._id } });
});

test("schedules an unpublish, lists it on the start page, and cancels it", async ({ page }) => {
  const inTheMenu = async (name: string) => {
    await page.getByRole("button", { name: "Open document actions" }).click();
    await page.getByRole("menuitem", { name }).click();
  };
  const dialog = page.getByRole("dialog");
  await openDocument(page, "faq", "faq-sample-return");
  await inTheMenu("Publish later…");
  await dialog.getByLabel("When, in this computer's time").fill("2099-03-02T12:30");
  await dialog.getByRole("button", { name: "Set the time" }).click();
  await expect
    .poll(() => fetchStoredDocument(page, "schedule.faq-sample-return"))
    .toMatchObject({ document: "faq-sample-return", action: "unpublish", at: "2099-03-02T19:30:00.000Z" });

  await page.goto("/studio/start");
  await expect(page.getByText("Unpublishes Mar 2, 2099, 12:30 PM")).toBeVisible();
  await page.getByRole("link", { name: "Do I have to send samples back?" }).click();
  await inTheMenu("Unpublishes Mar 2, 2099, 12:30 PM");
  await dialog.getByRole("button", { name: "Remove the time" }).click();
  await expect.poll(() => fetchStoredDocument(page, "schedule.faq-sample-return")).toBeUndefined();
});

test("publishes a change of the settings at its scheduled time", async ({ page }) => {
  await openDocument(page, "siteSettings", "siteSettings");
  const published = await fetchStoredDocument(page, "siteSettings");
  await mutateContent(page, {
    createOrReplace: { ...published, _id: "drafts.siteSettings", contactNote: "Closed for the harvest" },
  });
  await expect(page.getByTestId("action-publish")).toBeEnabled();
  await page.getByRole("button", { name: "Open document actions" }).click();
  await page.getByRole("menuitem", { name: "Publish later…" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("The shop needs it.")).toBeVisible();
  await dialog.getByLabel("When, in this computer's time").fill("2099-03-02T12:30");
  await dialog.getByRole("button", { name: "Set the time" }).click();
  await expect
    .poll(() => fetchStoredDocument(page, "schedule.siteSettings"))
    .toMatchObject({ action: "publish" });
  // The scheduled time is reached.
  await mutateContent(page, {
    patch: { id: "schedule.siteSettings", set: { at: "2026-01-01T00:00:00.000Z" } },
  });
  await expect
    .poll(async () => (await fetchStoredDocument(page, "siteSettings"))?.contactNote)
    .toBe("Closed for the harvest");
  expect(await fetchStoredDocument(page, "drafts.siteSettings")).toBeUndefined();
  expect(await fetchStoredDocument(page, "schedule.siteSettings")).toBeUndefined();
  const { _rev, _updatedAt, ...before } = published ?? {};
  await mutateContent(page, { createOrReplace: before });
});
