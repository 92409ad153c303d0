import type { Locator, Page } from "@playwright/test";
import { field } from "#tests/support/browser/studio";
import { expect } from "./editor-fixtures";
import { choosePicture } from "./reference-picker";

/** The dialog of a block or an entry over the document. */
export function dialog(page: Page): Locator {
  return page.getByRole("dialog").last();
}

/** The first input with this name in the dialog. */
export function textBoxInDialog(page: Page, label: string): Locator {
  return dialog(page).getByRole("textbox", { name: label, exact: true }).first();
}

/** The button that adds to a list of the open dialog. */
export function addItemButton(page: Page): Locator {
  return dialog(page).getByRole("button", { name: "Add item" });
}

export async function addBlock(page: Page, name: string): Promise<void> {
  await field(page, "blocks").getByRole("button", { name: "Add item" }).last().click();
  await page.getByRole("menuitem", { name, exact: true }).click();
  await expect(dialog(page)).toBeVisible();
}

export async function closeDialog(page: Page): Promise<void> {
  await dialog(page).getByRole("button", { name: "Close dialog" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

type BannerWords = { readonly title: string; readonly picture: string; readonly shows: string };

/** `picture`: part of its description, for the search. */
export async function addBanner(page: Page, { title, picture, shows }: BannerWords): Promise<void> {
  await addBlock(page, "Banner");
  await textBoxInDialog(page, "Title").fill(title);
  await dialog(page).getByRole("tab", { name: "Pictures" }).click();
  await choosePicture(page, dialog(page), picture);
  await textBoxInDialog(page, "What the picture shows").fill(shows);
  await closeDialog(page);
}

export async function addText(page: Page, text: string): Promise<void> {
  await addBlock(page, "Text");
  await dialog(page).getByRole("textbox").last().click();
  await page.keyboard.insertText(text);
  await closeDialog(page);
}
