import type { Locator, Page } from "@playwright/test";
import { field } from "#tests/support/browser/studio";
import { expect } from "./editor";

/** The form of a block or an entry, opened over the document. */
export function dialog(page: Page): Locator {
  return page.getByRole("dialog").last();
}

/** The first line of this name in what is open. */
export function box(page: Page, label: string): Locator {
  return dialog(page).getByRole("textbox", { name: label, exact: true }).first();
}

/** What adds to a list of the form that is open. */
export function add(page: Page): Locator {
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
