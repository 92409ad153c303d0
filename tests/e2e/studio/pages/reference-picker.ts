import type { Locator, Page } from "@playwright/test";
import { expect } from "./editor-fixtures";

/** Types into the picker of a reference and chooses its option. */
export async function chooseReference(picker: Locator, typedText: string, option: RegExp): Promise<void> {
  // The picker loses text typed while the previous field is saved, so typing is retried.
  await expect(picker).toBeVisible();
  await expect(async () => {
    if (await picker.isHidden()) return;
    await picker.fill(typedText);
    await optionsPopover(picker.page())
      .getByRole("option", { name: option })
      .first()
      .click({ timeout: 8_000 });
  }).toPass({ timeout: 60_000 });
  await expect(picker).toBeHidden();
}

/** The options of a picker are in an overlay. Lists below it have options too. */
function optionsPopover(page: Page): Locator {
  return page.getByTestId("autocomplete-popover");
}

/** Chooses the first picture that the search finds, for the image field of a form. */
export async function choosePicture(page: Page, form: Locator, text: string): Promise<void> {
  await form.getByRole("button", { name: "Select" }).first().click();
  const pictures = page.getByRole("dialog", { name: "Choose a picture" });
  await pictures.getByLabel("Find pictures").fill(text);
  await pictures.getByRole("listitem").first().getByRole("button").click();
  await expect(pictures).toBeHidden();
}
