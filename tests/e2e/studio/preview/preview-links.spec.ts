import type { Page } from "@playwright/test";
import { fetchStoredDocument, openDocument } from "#tests/support/browser/studio";
import { expect, mutateContent, setUpEditorTests, test } from "../pages/editor-fixtures";
import { openPreview } from "../pages/preview-frame";

setUpEditorTests();
test.use({ viewport: { width: 1440, height: 900 } });

const draftOf = "drafts.page-about-us";

/** Creates a draft of the about page with distinct text. */
async function writeDraft(page: Page, title: string): Promise<void> {
  const published = await fetchStoredDocument(page, "page-about-us");
  const blocks = [{ _key: "title", _type: "pageTitle", variant: "plain", title }];
  await mutateContent(page, { createOrReplace: { ...published, _id: draftOf, blocks } });
}

test.afterEach(async ({ page }) => {
  await mutateContent(page, { delete: { id: draftOf } });
});

test("shares a draft by link and QR code, and answers 403 after sharing ends", async ({
  page,
  browser,
  shop: { url },
}) => {
  await openPreview(page, "/about-us");
  await writeDraft(page, "Only for those with the link");
  await page.getByRole("button", { name: "Share this preview" }).click();
  const sharing = page.getByRole("menu", { name: "Share this preview" }).getByRole("checkbox");
  await sharing.click({ force: true });
  const code = page.getByRole("img", { name: "A QR Code which encodes the URL: " });
  await expect(code).toBeVisible();
  const [, link = ""] = /URL: (\S+)/.exec((await code.locator("title").textContent()) ?? "") ?? [];
  expect(new URL(link).origin).toBe(url);

  const phone = await browser.newContext({ baseURL: url, viewport: { width: 390, height: 844 } });
  const guest = await phone.newPage();
  await guest.goto(link);
  await expect(guest.getByRole("heading", { name: /Only for those with the link/ })).toBeVisible();
  await expect(guest.getByLabel("Preview")).toContainText(
    "Preview: includes drafts that visitors can't see.",
  );
  await guest.getByRole("link", { name: "Exit preview" }).click();
  await expect(guest.getByRole("heading", { name: "A small shop that likes corners" })).toBeVisible();

  await guest.goto(link);
  await expect(guest.getByRole("heading", { name: /Only for those with the link/ })).toBeVisible();
  await sharing.click({ force: true });
  await expect(code).toHaveCount(0);
  await guest.goto("/about-us");
  await expect(guest.getByRole("heading", { name: "A small shop that likes corners" })).toBeVisible();
  expect((await guest.goto(link))?.status()).toBe(403);
  await phone.close();
});

test("narrows the preview to a phone's width, and widens it again", async ({ page }) => {
  await openPreview(page, "/about-us");
  const width = async () => (await page.locator("iframe").first().boundingBox())?.width ?? 0;
  expect(await width()).toBeGreaterThan(700);
  await page.getByRole("button", { name: "Toggle viewport size" }).click();
  await expect.poll(width).toBeLessThan(400);
  await page.getByRole("button", { name: "Toggle viewport size" }).click();
  await expect.poll(width).toBeGreaterThan(700);
});

test("opens a draft in the preview, and a published document in the shop", async ({ page, context }) => {
  await openDocument(page, "page", "page-about-us");
  await seeIt(/\/about-us$/);
  await writeDraft(page, "Not out yet");
  await expect(page.getByText("Not out yet").first(), "the form has heard of it").toBeVisible();
  await seeIt(/\/studio\/presentation.*preview=.*about-us/);

  async function seeIt(address: RegExp): Promise<void> {
    const opening = context.waitForEvent("page");
    await page.getByTestId("pane-context-menu-button").last().click();
    await page.getByRole("menuitem", { name: "View in the shop" }).click();
    const seen = await opening;
    await expect(seen).toHaveURL(address);
    await seen.close();
  }
});

test("lists in the form the pages that show a document of any type", async ({ page }) => {
  const expectedTexts: readonly (readonly [type: string, id: string, words: RegExp])[] = [
    ["faq", "faq-sample-cost", /Used on (one page|\d+ pages)/],
    ["siteSettings", "siteSettings", /Shown on every page of the shop/],
    ["brand", "brand-uscd", /Used on \d+ pages/],
    ["page", "page-about-us", /Used on (one page|\d+ pages)/],
  ];
  for (const [type, id, text] of expectedTexts) {
    await openDocument(page, type, id);
    await expect(page.getByText(text).first(), id).toBeVisible();
  }
});
