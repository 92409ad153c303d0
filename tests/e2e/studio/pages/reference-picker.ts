import type { Locator, Page } from "@playwright/test";
import { expect } from "./editor-fixtures";

/** Types into the picker of a reference and takes what it offers. */
export async function chooseReference(picker: Locator, letters: string, option: RegExp): Promise<void> {
  // The picker forgets letters that come while the field before it is being saved: they are typed again.
  await expect(picker).toBeVisible();
  await expect(async () => {
    if (await picker.isHidden()) return;
    await picker.fill(letters);
    await optionsPopover(picker.page())
      .getByRole("option", { name: option })
      .first()
      .click({ timeout: 8_000 });
  }).toPass({ timeout: 60_000 });
  await expect(picker).toBeHidden();
}

/** What a picker offers lies over the desk; the lists of the desk below it have options of their own. */
function optionsPopover(page: Page): Locator {
  return page.getByTestId("autocomplete-popover");
}

/** Takes the first picture that these words find, for the picture of a form. */
export async function choosePicture(page: Page, form: Locator, words: string): Promise<void> {
  await form.getByRole("button", { name: "Select" }).first().click();
  const pictures = page.getByRole("dialog", { name: "Choose a picture" });
  await pictures.getByLabel("Find pictures").fill(words);
  await pictures.getByRole("listitem").first().getByRole("button").click();
  await expect(pictures).toBeHidden();
}
