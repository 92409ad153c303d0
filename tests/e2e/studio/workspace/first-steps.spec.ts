import type { Page } from "@playwright/test";
import sharp from "sharp";
import { fetchStoredDocument, locateTextBox, publish } from "#tests/support/browser/studio";
import { expect, mutateContent, setUpEditorTests, test } from "../pages/editor-fixtures";
import { clickToEdit, previewFrame } from "../pages/preview-frame";

setUpEditorTests();
test.use({ viewport: { width: 1440, height: 1200 } });

const made = "7d0f3f0a-3c1c-4d55-9b57-0f6f5a2c9e11";
const touched = ["siteSettings", "page-home", "navigation"];

test("checks off five first steps, lists pending and recent work, and offers help", async ({ page }) => {
  await page.goto("/studio/favicon.ico");
  const before = await Promise.all(touched.map((id) => fetchStoredDocument(page, id)));
  await settingsAsTheyCame(page);
  await expectDone(page, "0 of 5 done", []);
  await expect(page.getByText("Everything is published.")).toBeVisible();
  await page.getByTestId("button-resources-menu").click();
  await expect(page.getByText("Register studio"), "it is at home").toHaveCount(0);
  await expect(page.getByRole("menuitem", { name: "How to" })).toHaveAttribute("href", /\/lake\/help$/);
  await page.keyboard.press("Escape");

  await goTo(page, "Enter your shop's name, address and phone");
  await (await locateTextBox(page, "name", "Stile & Rail")).fill("Birch & Brass");
  await publish(page);
  await expectDone(page, "1 of 5 done", ["Enter your shop's name, address and phone"]);
  await expect(chapter(page, "Recently edited")).toContainText("Birch & Brass");

  await goTo(page, "Say hello on the home page");
  const greeting = 'blocks[_key=="welcome"].title';
  const text = previewFrame(page).getByText("A kitchen starts with one good door.").first();
  await clickToEdit(page, text, `page/page-home/${greeting}`);
  await (await locateTextBox(page, greeting, /one good door/)).fill("Come in, the coffee is on.");
  // The draft exists before all typed text is stored.
  await expect
    .poll(async () => JSON.stringify(await fetchStoredDocument(page, "drafts.page-home")))
    .toContain("Come in, the coffee is on.");
  await expectDone(page, "1 of 5 done", ["Enter your shop's name, address and phone"]);
  const waiting = chapter(page, "Waiting to be published \\(1\\)");
  await waiting.getByRole("link", { name: /Home/ }).click();
  await publish(page);
  await expectDone(page, "2 of 5 done", ["Say hello on the home page"]);
  await expect(page.getByText("Everything is published.")).toBeVisible();

  // Other tests cover the forms of pictures and pages. This test needs only their result.
  const picture = await uploadPicture(page);
  await expectDone(page, "3 of 5 done", ["Add your own picture"]);
  await mutateContent(page, {
    create: { _id: made, _type: "page", title: "Saturdays", name: "saturdays", path: "/saturdays" },
  });
  await expectDone(page, "4 of 5 done", ["Create a page"]);
  const link = { _type: "link", kind: "document", document: { _type: "reference", _ref: made } };
  const entry = { _key: "saturdays", _type: "menuItem", text: "Saturdays", link };
  await mutateContent(page, { patch: { id: "navigation", insert: { after: "header[-1]", items: [entry] } } });
  await expectDone(page, "All five are done: the shop is yours.", ["Add it to the menu"]);

  // Restores the shop for other tests of this worker.
  await mutateContent(page, ...before.map((createOrReplace) => ({ createOrReplace })));
  await mutateContent(page, { delete: { id: made } }, { delete: { id: picture } });
});

/** Expects this summary of the steps, and these steps to be checked. */
async function expectDone(page: Page, text: string, ticked: readonly string[]): Promise<void> {
  await page.goto("/studio/start");
  await expect(page.getByText(text)).toBeVisible({ timeout: 60_000 });
  for (const title of ticked) await expect(stepOf(page, title).getByLabel("Done")).toBeVisible();
}

function stepOf(page: Page, title: string) {
  return page.getByRole("listitem").filter({ hasText: title });
}

async function goTo(page: Page, title: string): Promise<void> {
  await page.getByRole("link", { name: `Go there: ${title}` }).click();
}

/** Finds a list of the start page by its heading. */
function chapter(page: Page, title: string) {
  const heading = page.getByRole("heading", { name: new RegExp(`^${title}`) });
  return page.locator("section").filter({ has: heading }).last();
}

/** Deletes and recreates the settings without an edit history, which other tests may have added to. */
async function settingsAsTheyCame(page: Page): Promise<void> {
  const { _rev, _createdAt, _updatedAt, ...settings } =
    (await fetchStoredDocument(page, "siteSettings")) ?? {};
  await mutateContent(page, { delete: { id: "siteSettings" } }, { create: settings });
}

async function uploadPicture(page: Page): Promise<string> {
  const data = await sharp({ create: { width: 640, height: 480, channels: 3, background: "#a3b18a" } })
    .png()
    .toBuffer();
  const answer = await page.request.post("/lake/v2025-02-19/assets/images/production?filename=own.png", {
    headers: { origin: new URL(page.url()).origin, "content-type": "image/png" },
    data,
  });
  expect(answer.status()).toBe(200);
  const { document } = await answer.json();
  return document._id;
}
