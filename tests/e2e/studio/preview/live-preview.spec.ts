import type { Page } from "@playwright/test";
import {
  fetchStoredDocument,
  locateField,
  locateTextBox,
  placeCaretAfter,
  publish,
} from "#tests/support/browser/studio";
import { stripStega } from "~/kernel/text/stega";
import { expect, mutateContent, setUpEditorTests, test } from "../pages/editor-fixtures";
import { clickToEdit, openPreview } from "../pages/preview-frame";

setUpEditorTests();

test.describe("the live preview beside the form", () => {
  // The window is low, because a frame of 2400 px would render the whole page.
  test.use({ viewport: { width: 1440, height: 900 } });

  test("shows typed text in the preview before it is stored", async ({ page }) => {
    const shop = await openPreview(page, "/about-us");
    await clickToEdit(
      page,
      shop.getByText("Three habits"),
      'page/page-about-us/blocks[_key=="principles"].title',
    );
    const textInput = await locateTextBox(page, 'blocks[_key=="principles"].title', "Three habits");
    let store = () => {};
    const held = new Promise<void>((resolve) => {
      store = resolve;
    });
    await page.route(/\/data\/(actions|mutate)\//, async (route) => {
      await held;
      await route.continue();
    });
    await textInput.press("End");
    await textInput.pressSequentially(" of ours");
    await expect(shop.getByText("Three habits of ours")).toBeVisible();
    expect(await fetchStoredDocument(page, "drafts.page-about-us")).toBeUndefined();
    store();
    await expect
      .poll(() => fetchStoredDocument(page, "drafts.page-about-us"))
      .toMatchObject({
        blocks: expect.arrayContaining([expect.objectContaining({ title: "Three habits of ours" })]),
      });
    await mutateContent(page, { delete: { id: "drafts.page-about-us" } });
  });

  test("shows each keystroke in the preview before the next one, also at a slow pace", async ({ page }) => {
    const shop = await openPreview(page, "/about-us");
    await clickToEdit(
      page,
      shop.getByText("Three habits"),
      'page/page-about-us/blocks[_key=="principles"].title',
    );
    const textInput = await locateTextBox(page, 'blocks[_key=="principles"].title', "Three habits");
    const seen = await watchWords(page, "Three habits");
    await textInput.press("End");
    await textInput.pressSequentially(" of ours", { delay: 300 });
    await expect(shop.getByText("Three habits of ours")).toBeVisible();
    // Keystrokes reach the document in batches (decision 145), and the preview one by one.
    expect((await seen()).map(stripStega)).toEqual(
      expect.arrayContaining(
        ["o", "of", "of o", "of ou", "of our", "of ours"].map((end) => `Three habits ${end}`),
      ),
    );
    await mutateContent(page, { delete: { id: "drafts.page-about-us" } });
  });

  test("shows each keystroke of a rich text in the preview before the next one", async ({ page }) => {
    const shop = await openPreview(page, "/about-us");
    const body = 'blocks[_key=="shop"].body';
    const last = "tell you who might have it.";
    await expect(async () => {
      await shop.getByText(last).click({ timeout: 5_000 });
      await expect(locateField(page, body)).toBeVisible({ timeout: 4_000 });
    }).toPass({ timeout: 60_000 });
    await placeCaretAfter(page, body, last);
    const seen = await watchWords(page, "If none of them is right");
    await page.keyboard.type(" Ask us.", { delay: 100 });
    await expect(shop.getByText(`${last} Ask us.`)).toBeVisible();
    // Keystrokes of a rich text reach the document in batches, and the preview one by one.
    expect((await seen()).map((text) => stripStega(text).split(last)[1])).toEqual(
      expect.arrayContaining([" A", " As", " Ask", " Ask ", " Ask u", " Ask us", " Ask us."]),
    );
    await expect.poll(() => fetchStoredDocument(page, "drafts.page-about-us")).toBeDefined();
    await mutateContent(page, { delete: { id: "drafts.page-about-us" } });
  });

  test("edits a question from the preview, and publishes it", async ({ page, request }) => {
    await page.goto("/studio/presentation?preview=/faqs");
    const shop = page.frameLocator("iframe");
    const question = shop.getByText("How do I clean the doors?").first();
    await expect(question).toBeVisible({ timeout: 60_000 });
    // The overlay handles the click once it has loaded. Before that, the page handles it.
    await expect(async () => {
      await question.click();
      await expect(page.getByTestId("field-question")).toBeVisible({ timeout: 5_000 });
    }).toPass();

    const textInput = await locateTextBox(page, "question", "How do I clean the doors?");
    await textInput.fill("How do I clean painted doors?");
    await expect(shop.getByText("How do I clean painted doors?").first()).toBeVisible();
    expect(await (await request.get("/faqs")).text()).not.toContain("How do I clean painted doors?");

    await publish(page);
    await expect
      .poll(async () => (await request.get("/faqs")).text())
      .toContain("How do I clean painted doors?");
    await expect(shop.getByText("How do I clean painted doors?").first()).toBeVisible();
  });
});

/** Records each text that a heading or a paragraph in the preview shows from now on. */
async function watchWords(page: Page, beginning: string): Promise<() => Promise<readonly string[]>> {
  const frame = page.frames().find((one) => one.parentFrame() !== null);
  if (!frame) throw new Error("no frame stands beside the form");
  await frame.evaluate((begins) => {
    const messages: string[] = [];
    Reflect.set(window, "messages", messages);
    const texts = [...document.querySelectorAll("h2, p")].find(({ textContent }) =>
      textContent?.startsWith(begins),
    );
    if (!texts) throw new Error(`no words begin with ${begins}`);
    new MutationObserver(() => messages.push(texts.textContent ?? "")).observe(texts, {
      characterData: true,
      childList: true,
      subtree: true,
    });
  }, beginning);
  return () => frame.evaluate(() => [...Reflect.get(window, "messages")].map(String));
}
