import type { Browser, Page } from "@playwright/test";
import {
  fetchPublishedDocument,
  fetchStoredDocument,
  locateField,
  locateTextBox,
  openDocument,
  publish,
  signIn,
} from "#tests/support/browser/studio";
import { startTask } from "../pages/count-clicks";
import { expect, setUpEditorTests, test } from "../pages/editor-fixtures";
import { inviteEditor } from "../pages/other-browser";

setUpEditorTests();

test.describe("two editors of one document", () => {
  test("keeps the changes of both editors to different fields", async ({ page, browser, shop }) => {
    const other = await openColleaguePage(browser, shop.url);
    await openDocument(page, "review", "review-honest-about-oak");
    await openDocument(other, "review", "review-honest-about-oak");
    const locationField = await locateTextBox(page, "location", /./);
    const platform = await locateTextBox(other, "platform", "Demo review");
    const finishTask = await startTask(page, "two editors write in one document");
    await Promise.all([locationField.click(), platform.click()]);
    await Promise.all([locationField.fill("Glendive, Montana"), platform.fill("Demo letter")]);

    await expect(locateField(other, "location").getByRole("textbox")).toHaveValue("Glendive, Montana");
    await expect(locateField(page, "platform").getByRole("textbox")).toHaveValue("Demo letter");
    const both = { location: "Glendive, Montana", platform: "Demo letter" };
    await expect.poll(() => fetchStoredDocument(page, "drafts.review-honest-about-oak")).toMatchObject(both);
    await publish(page);
    await finishTask();
    expect(await fetchPublishedDocument(page, "review-honest-about-oak")).toMatchObject(both);
    await other.context().close();
  });

  test("shows both editors the last text of a field that both changed", async ({ page, browser, shop }) => {
    const other = await openColleaguePage(browser, shop.url);
    await openDocument(page, "review", "review-grey-wood-apartment");
    await openDocument(other, "review", "review-grey-wood-apartment");
    const mine = await locateTextBox(page, "location", /./);
    const theirs = await locateTextBox(other, "location", /./);

    await mine.fill("Billings, Montana");
    await expect(theirs).toHaveValue("Billings, Montana", { timeout: 60_000 });
    await theirs.fill("Bozeman, Montana");
    await expect(mine).toHaveValue("Bozeman, Montana", { timeout: 60_000 });
    await expect(theirs).toHaveValue("Bozeman, Montana");
    await expect
      .poll(() => fetchStoredDocument(page, "drafts.review-grey-wood-apartment"))
      .toMatchObject({ location: "Bozeman, Montana" });
    await other.context().close();
  });

  for (const caretKey of ["Home", "End"] as const) {
    test(`merges simultaneous typing at the End and at the ${caretKey} of one field`, async ({
      page,
      browser,
      shop,
    }) => {
      const other = await openColleaguePage(browser, shop.url);
      await openDocument(page, "review", "review-assembled-eleven");
      await openDocument(other, "review", "review-assembled-eleven");
      const mine = await locateTextBox(page, "location", /./);
      const theirs = await locateTextBox(other, "location", /./);
      await mine.fill("Miles City");
      await expect(theirs).toHaveValue("Miles City", { timeout: 60_000 });

      const finishTask = await startTask(page, "two editors write in one field");
      await Promise.all([mine.click(), theirs.click()]);
      await mine.press("End");
      await theirs.press(caretKey);
      // The two words share no character, so that each character has one author.
      await Promise.all([
        mine.pressSequentially("-abcdefghijklmnopqrst", { delay: 150 }),
        theirs.pressSequentially("+01234567890123456789", { delay: 170 }),
      ]);
      const wanted =
        caretKey === "Home"
          ? /^\+01234567890123456789Miles City-abcdefghijklmnopqrst$/
          : /^Miles City(\+01234567890123456789-abcdefghijklmnopqrst|-abcdefghijklmnopqrst\+01234567890123456789)$/;
      await expect(mine).toHaveValue(wanted);
      await expect(theirs).toHaveValue(wanted);
      await finishTask();
      await other.context().close();
    });
  }
});

const presence = (page: Page) => page.getByRole("button", { name: "Global presence" });

test("shows each editor the other's name and current field until one signs out", async ({
  page,
  browser,
  shop,
}) => {
  const { page: hers, leave } = await inviteEditor(page, browser, { name: "Ines Holt", baseURL: shop.url });
  await openDocument(page, "review", "review-grey-wood-apartment");
  await openDocument(hers, "review", "review-grey-wood-apartment");
  await expectSeen({ by: page, who: hers, at: "location", from: "name", initials: "IH" });
  await expectSeen({ by: hers, who: page, at: "platform", from: "name", initials: "LE" });
  await presence(page).click();
  await expect(page.getByRole("menu").getByText("Ines Holt")).toBeVisible();
  await page.keyboard.press("Escape");
  await presence(hers).click();
  await expect(hers.getByRole("menu").getByText("Local Editor")).toBeVisible();
  await hers.keyboard.press("Escape");

  // The presence indicator follows an editor to another field.
  await expectSeen({ by: page, who: hers, at: "name", from: "location", initials: "IH" });

  await hers
    .getByRole("button")
    .filter({ has: hers.getByTitle("Ines Holt") })
    .click();
  await hers.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page.getByText("IH", { exact: true })).toHaveCount(0);
  await presence(page).click();
  await expect(page.getByText("No one else is here")).toBeVisible();
  await leave();
});

type Seen = { readonly by: Page; readonly who: Page; readonly initials: string } & Record<
  "at" | "from",
  string
>;

/** Focuses fields until the presence indicator appears. A form that still connects may miss the first focus. */
async function expectSeen({ by, who, at, from, initials }: Seen): Promise<void> {
  await expect(async () => {
    await (await locateTextBox(who, from, /./)).click();
    await (await locateTextBox(who, at, /./)).click();
    await expectBeside(by, at, initials);
  }).toPass();
}

/** Expects the presence indicator in the row above a field's input. */
async function expectBeside(page: Page, path: string, initials: string): Promise<void> {
  await expect
    .poll(
      async () => {
        const [sign, box] = await Promise.all([
          page
            .getByText(initials, { exact: true })
            .last()
            .boundingBox({ timeout: 1_000 })
            .catch(() => null),
          locateField(page, path).boundingBox(),
        ]);
        const isBeside = sign !== null && box !== null && sign.y > box.y - 20 && sign.y < box.y + box.height;
        return isBeside ? "beside" : JSON.stringify({ path, sign, box });
      },
      { timeout: 8_000 },
    )
    .toBe("beside");
}

/** Opens a colleague's page in a separate browser context, signed in. */
async function openColleaguePage(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 2400 } });
  const page = await context.newPage();
  await signIn(page);
  return page;
}
