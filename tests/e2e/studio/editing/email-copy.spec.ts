import {
  appendText,
  fetchStoredDocument,
  locateField,
  locateTextBox,
  openDocument,
} from "#tests/support/browser/studio";
import { startTask } from "../pages/count-clicks";
import { expect, setUpEditorTests, test } from "../pages/editor-fixtures";

setUpEditorTests();

const dueEmail = "mail-order-confirmation-admin";

test.describe("the text of an email", () => {
  test("inserts a placeholder into an email's text at the caret by a click", async ({ page }) => {
    await openDocument(page, "mailText", dueEmail);
    const subject = await locateTextBox(page, "subject", "New order {order-id} from {name}");
    await subject.fill("Order  for you");
    await subject.press("Home");
    for (let email = 0; email < "Order ".length; email += 1) await subject.press("ArrowRight");
    await locateField(page, "subject").getByRole("button", { name: "Order number" }).click();
    await expect(subject).toHaveValue("Order {order-id} for you");
    await expect
      .poll(() => fetchStoredDocument(page, `drafts.${dueEmail}`))
      .toMatchObject({ subject: "Order {order-id} for you" });
  });

  test("rejects an unknown placeholder in the body of an email", async ({ page }) => {
    await openDocument(page, "mailText", "mail-split-payment-confirmation");
    await locateTextBox(page, "subject", /order/);
    const last = (
      (await locateField(page, "outro").locator("[data-slate-string]").last().textContent()) ?? ""
    ).slice(-12);
    await appendText(page, "outro", last, " Dear {customer}");
    await expect(
      page.getByText(
        "{customer} won't be filled in. You can use {order-id}, {name}, {site-name}, {payment}, {paid}, {remaining}, {total}.",
      ),
    ).toBeVisible();
    await expect(page.getByTestId("action-publish")).toBeDisabled();
  });

  test("previews a changed email as recipients see it, for staff only", async ({ page, request }) => {
    await openDocument(page, "mailText", "mail-order-confirmation");
    const finishTask = await startTask(page, "a mail is changed and previewed");
    await (await locateTextBox(page, "heading", /./)).fill("It is on its way, {name}");
    await page.getByRole("tab", { name: "Preview" }).click();
    const dueEmail = page.frameLocator('iframe[title="The email as recipients see it"]');
    await expect(dueEmail.getByText("It is on its way, Ada")).toBeVisible();
    await expect(dueEmail.getByText("Trenton Recessed Navy")).toBeVisible();
    await expect(page.getByTestId("mail-subject")).toContainText("000000042");
    await finishTask();

    const unauthenticated = await request.post("/studio/mail-preview", {
      data: { type: "order-confirmation" },
    });
    expect(unauthenticated.status()).toBe(403);
  });
});
