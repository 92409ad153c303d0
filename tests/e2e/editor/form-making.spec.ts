import { field, openDocument, publish, textBox } from "#tests/support/browser/studio";
import { choose } from "./choose";
import { beginTask } from "./clicks";
import { atTheDesk, expect, openNew, test, write } from "./editor";
import { elsewhere } from "./elsewhere";
import { add, addBlock, box, closeDialog, dialog } from "./entry-form";

atTheDesk();

// Other tests of this worker count forms, and what stands on the page.
test.afterEach(async ({ page }) => {
  await write(page, { patch: { id: "page-about-us", unset: ['blocks[_type=="formBlock"]'] } });
  await write(page, { delete: { query: '*[_type == "formTemplate" && name == "visit-the-workshop"]' } });
});

test("a form with a question that waits for another is built, put on a page, and asks a visitor what fits [FORM-019]", async ({
  page,
  browser,
  shop,
}) => {
  const take = (word: string) =>
    dialog(page)
      .getByRole("button", { name: `Take ${word}` })
      .click();
  const backTo = (name: string) => dialog(page).getByRole("button", { name, exact: true }).first().click();
  await openNew(page, "formTemplate");
  const title = await textBox(page, "title", "");
  const isDone = await beginTask(
    page,
    "a form with a question that waits for another is built and put on a page",
  );
  await title.click();
  await title.fill("Visit the workshop");
  await page.getByRole("button", { name: "Take visit-the-workshop" }).click();
  await field(page, "groups").getByRole("button", { name: "Add item" }).click();
  await box(page, "Title").fill("Your visit");
  await take("your-visit");

  await add(page).click();
  await box(page, "Label").fill("How shall we meet?");
  await dialog(page).getByRole("combobox", { name: "Kind" }).selectOption("Choice by buttons");
  await dialog(page).getByRole("checkbox", { name: "Must be filled in" }).click();
  await take("how_shall_we_meet");
  await dialog(page).getByRole("tab", { name: "Choices" }).click();
  for (const [words, value] of [
    ["In the workshop", "in-the-workshop"],
    ["By phone", "by-phone"],
  ] as const) {
    await add(page).first().click();
    await box(page, "Words").fill(words);
    await take(value);
    await backTo("Options");
  }
  await backTo("Fields");

  await add(page).click();
  await box(page, "Label").fill("Which day suits you?");
  await take("which_day_suits_you");
  await dialog(page).getByRole("tab", { name: "Kind & size" }).click();
  await dialog(page).getByText("Hidden when", { exact: true }).click();
  const decides = dialog(page).getByRole("combobox", { name: "The field" });
  await expect(decides.getByRole("option")).toHaveText([
    "Choose a field",
    "How shall we meet? (how_shall_we_meet)",
    "Which day suits you? (which_day_suits_you)",
  ]);
  await decides.selectOption("How shall we meet? (how_shall_we_meet)");
  await dialog(page).getByRole("checkbox", { name: "By phone" }).click();
  await dialog(page).getByRole("checkbox", { name: "or is not filled in yet" }).click();
  await closeDialog(page);
  await publish(page);
  await expect(page.getByTestId("action-publish")).toBeDisabled();

  await openDocument(page, "page", "page-about-us");
  await addBlock(page, "Form");
  await choose(dialog(page).getByTestId("autocomplete"), "visit", /Visit the workshop/);
  await closeDialog(page);
  await publish(page);
  await isDone();

  const visitor = await elsewhere(browser, { baseURL: shop.url });
  await visitor.goto("/about-us");
  const day = visitor.getByRole("textbox", { name: "Which day suits you?" });
  await visitor.getByRole("group", { name: /How shall we meet/ }).scrollIntoViewIfNeeded();
  await expect(day).toHaveCount(0);
  await visitor.getByText("In the workshop").click();
  await day.fill("Saturday");
  await visitor.getByText("By phone").click();
  await expect(day).toHaveCount(0);
  await visitor.context().close();
});
