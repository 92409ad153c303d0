import type { Page } from "@playwright/test";
import { locateField, locateTextBox, publish } from "#tests/support/browser/studio";
import { startTask } from "../pages/count-clicks";
import { expect, mutateContent, setUpEditorTests, test } from "../pages/editor-fixtures";
import { addBanner, addText, closeDialog, locateDialog, locateTextBoxInDialog } from "../pages/entry-form";
import { clickToEdit, previewFrame } from "../pages/preview-frame";
import { chooseReference } from "../pages/reference-picker";

setUpEditorTests();
test.use({ viewport: { width: 1440, height: 900 } });

// Restores the content, because other tests of this worker count pages.
test.afterEach(async ({ page }) => {
  await mutateContent(page, { patch: { id: "navigation", unset: ['header[text=="Saturdays"]'] } });
  await mutateContent(page, { delete: { query: '*[path == "/open-saturdays"]' } });
});

test("creates a page in the first-steps guide beside a preview of the shop, and publishes it", async ({
  page,
  request,
}) => {
  const shop = previewFrame(page);
  const main = shop.getByRole("main");
  await page.goto("/studio/start");
  const step = page.getByRole("link", { name: "Go there: Create a page" });
  await expect(step).toBeVisible({ timeout: 60_000 });
  for (const title of ["Create a page", "Add it to the menu"])
    await expect(page.getByRole("listitem").filter({ hasText: title }).getByLabel("To do")).toBeVisible();
  const finishTask = await startTask(page, "a page is built beside the shop from nothing");
  await step.click();
  const title = await locateTextBox(page, "title", "");
  await title.click();
  await title.fill("Open Saturdays");
  await page.getByRole("tab", { name: "Address & breadcrumb" }).click();
  await page.getByRole("button", { name: "Use /open-saturdays" }).click();
  await page.getByRole("button", { name: "Use open-saturdays" }).click();
  await expect(page, "the frame goes where the page lives").toHaveURL(/preview=[^&]*\/open-saturdays/);
  await expect(main).toHaveText("This page has no blocks yet. Click here to add the first one.");
  await page.getByRole("tab", { name: "Content" }).click();

  await addBanner(page, {
    title: "Come on a Saturday",
    picture: "white kitchen with a navy island",
    shows: "White kitchen with a navy island",
  });
  await expect(main.getByRole("heading", { name: /Come on a Saturday/ })).toBeVisible();
  await expect(main.getByAltText(/White kitchen with a navy island/).first()).toBeVisible();
  await addText(page, "The doors stand open from nine to two.");
  await expect(main).toContainText("The doors stand open from nine to two.");
  expect((await request.get("/open-saturdays")).status(), "a draft is nobody's page").toBe(404);
  await publish(page);
  await expect(page.getByTestId("action-publish")).toBeDisabled();

  await shop.getByRole("banner").getByRole("button", { name: "Menu" }).click();
  const entry = shop.getByRole("dialog").getByText("Kitchen Cabinets").first();
  await clickToEdit(page, entry, 'navigation/navigation/header[_key=="menuItem-1"].text');
  await closeDialog(page);
  await locateField(page, "header").getByRole("button", { name: "Add item" }).last().click();
  await locateTextBoxInDialog(page, "Text").fill("Saturdays");
  await chooseReference(locateDialog(page).getByTestId("autocomplete"), "saturdays", /Open Saturdays/);
  await closeDialog(page);
  await expect(shop.getByRole("dialog")).toContainText("Saturdays");
  await publish(page);
  await finishTask();
  await page.goto("/studio/start");
  for (const title of ["Create a page", "Add it to the menu"])
    await expect(page.getByRole("listitem").filter({ hasText: title }).getByLabel("Done")).toBeVisible();
  await expect(chapter(page, "Recently edited")).toContainText("Open Saturdays");

  await expect.poll(async () => (await request.get("/")).text()).toMatch(/href="\/open-saturdays"/);
  const shown = await (await request.get("/open-saturdays")).text();
  for (const text of ["Come on a Saturday", "The doors stand open from nine to two."])
    expect(shown).toContain(text);
});

/** Finds a list of the start page by its heading. */
function chapter(page: Page, title: string) {
  return page
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: new RegExp(`^${title}`) }) })
    .last();
}
