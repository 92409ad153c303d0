import type { Locator, Page } from "@playwright/test";
import { locateField } from "#tests/support/browser/studio";
import { expect } from "./editor-fixtures";
import { choosePicture } from "./reference-picker";

/** The dialog of a block or an entry over the document. */
export function locateDialog(page: Page): Locator {
  return page.getByRole("dialog").last();
}

/** The first input with this name in the dialog. */
export function locateTextBoxInDialog(page: Page, label: string): Locator {
  return locateDialog(page).getByRole("textbox", { name: label, exact: true }).first();
}

/** The button that adds to a list of the open dialog. */
export function addItemButton(page: Page): Locator {
  return locateDialog(page).getByRole("button", { name: "Add item" });
}

export async function addBlock(page: Page, name: string): Promise<void> {
  await locateField(page, "blocks").getByRole("button", { name: "Add item" }).last().click();
  await page.getByRole("menuitem", { name, exact: true }).click();
  await expect(locateDialog(page)).toBeVisible();
}

export async function closeDialog(page: Page): Promise<void> {
  await locateDialog(page).getByRole("button", { name: "Close dialog" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

type BannerWords = { readonly title: string; readonly picture: string; readonly shows: string };

/** `picture`: part of its description, for the search. */
export async function addBanner(page: Page, { title, picture, shows }: BannerWords): Promise<void> {
  await addBlock(page, "Banner");
  await locateTextBoxInDialog(page, "Title").fill(title);
  await locateDialog(page).getByRole("tab", { name: "Pictures" }).click();
  await choosePicture(page, locateDialog(page), picture);
  await locateTextBoxInDialog(page, "What the picture shows").fill(shows);
  await closeDialog(page);
}

export async function addText(page: Page, text: string): Promise<void> {
  await addBlock(page, "Text");
  await locateDialog(page).getByRole("textbox").last().click();
  await page.keyboard.insertText(text);
  await closeDialog(page);
}
