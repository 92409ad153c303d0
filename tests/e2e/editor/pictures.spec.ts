import type { Locator } from "@playwright/test";
import { beginTask } from "./clicks";
import { atTheDesk, expect, test } from "./editor";

atTheDesk();

test("a picture is found by what it shows, says where it is used, and gets a name, in four clicks", async ({
  page,
}) => {
  await page.goto("/studio/pictures");
  await expect(page.getByTestId("pictures-found")).toContainText("pictures", { timeout: 60_000 });
  const isDone = await beginTask(page, "a picture is found and named");
  await write(page.getByLabel("Find pictures"), "white kitchen with a navy island");
  await page.getByRole("listitem").first().getByRole("button").click();
  await expect(page.getByRole("link", { name: /Home/ }).first()).toBeVisible();
  await write(page.getByLabel("Name for this desk"), "Opening picture of the shop");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { name: "Opening picture of the shop" })).toBeVisible();
  await isDone();
  await page.getByLabel("Find pictures").fill("opening picture");
  await expect(page.getByTestId("pictures-found")).toContainText(/^1 of /);
});

/** Presses a field and writes into it, as who does not know the keyboard's ways. */
async function write(box: Locator, words: string): Promise<void> {
  await box.click();
  await box.fill(words);
}
