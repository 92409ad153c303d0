import type { Page } from "@playwright/test";
import { openDocument, textBox } from "#tests/support/browser/studio";
import { atTheDesk, expect, test } from "./editor";

atTheDesk();

const needed = [
  ["page", "page-home", "The shop cannot do without it: it is the first page of the shop."],
  ["formTemplate", "form-checkout", "The shop cannot do without it: the checkout takes its fields from it."],
  [
    "mailText",
    "mail-order-confirmation",
    "The shop cannot do without it: this email is sent with its words.",
  ],
] as const;

test.describe("what the shop cannot do without", () => {
  for (const [type, id, why] of needed) {
    test(`is neither deleted nor unpublished: ${id}`, async ({ page }) => {
      await openActions(page, type, id);
      await expect(page.getByRole("menuitem", { name: "Delete" })).toBeDisabled();
      await page.getByRole("menuitem", { name: "Delete" }).hover({ force: true });
      await expect(page.getByText(why)).toBeVisible();
      await page.keyboard.press("Escape");
      await page.getByTestId("document-perspective-list").getByText("Published").click();
      await expect(page.getByRole("button", { name: "Unpublish" })).toBeDisabled();
    });
  }

  test("exists once, as the settings of the shop do: nothing takes them away or copies them", async ({
    page,
  }) => {
    await openDocument(page, "siteSettings", "siteSettings");
    await expect(page.getByTestId("action-publish")).toBeVisible();
    await page.getByRole("button", { name: "Open document actions" }).click();
    await expect(page.getByRole("menuitem", { name: "Publish later…" })).toBeVisible();
    await expect(page.getByRole("menuitem", { name: /Delete|Unpublish|Duplicate/ })).toHaveCount(0);
  });
});

test("the address of the home page stays", async ({ page }) => {
  await openDocument(page, "page", "page-home");
  await page.getByRole("tab", { name: "Address & trail" }).click();
  await (await textBox(page, "path", "/")).fill("/welcome");
  await expect(page.getByTestId("action-publish")).toBeDisabled();
  await expect(page.getByText("This stays “/”: it is the first page of the shop.")).toBeVisible();
});

test("another page can be deleted", async ({ page }) => {
  await openActions(page, "page", "page-terms-and-conditions");
  await expect(page.getByRole("menuitem", { name: "Delete" })).toBeEnabled();
});

async function openActions(page: Page, type: string, id: string): Promise<void> {
  await openDocument(page, type, id);
  await page.getByRole("button", { name: "Open document actions" }).click();
}
