import type { Page } from "@playwright/test";
import { fetchStoredDocument, locateField } from "#tests/support/browser/studio";
import { stripStega } from "~/kernel/text/stega";
import { expect, mutateContent, setUpEditorTests, test } from "../pages/editor-fixtures";
import { closeDialog } from "../pages/entry-form";
import {
  chooseFromBlockMenu,
  clickToEdit,
  dragBlockBefore,
  openPreview,
  previewFrame,
} from "../pages/preview-frame";

setUpEditorTests();
// The window is low, because a frame of 2400 px would render the whole page.
test.use({ viewport: { width: 1440, height: 900 } });

const draft = {
  _id: "drafts.page-of-blocks",
  _type: "page",
  name: "page-of-blocks",
  path: "/page-of-blocks",
  title: "Blocks",
  blocks: ["First", "Second", "Third"].map((title) => ({
    _key: title.toLowerCase(),
    _type: "pageTitle",
    variant: "plain",
    title,
  })),
};

test("moves, duplicates and removes blocks in the preview, unseen by visitors", async ({ page, request }) => {
  await mutateContent(page, { createOrReplace: draft });
  const shop = await openPreview(page, "/page-of-blocks");
  const block = (title: string) => shop.locator("section").filter({ hasText: title }).first();
  await dragBlockBefore(page, block("Third"), block("Second"));
  await expect.poll(() => storedTitles(page)).toEqual(["First", "Third", "Second"]);
  await expect.poll(() => shownTitles(page)).toEqual(["First", "Third", "Second"]);

  await chooseFromBlockMenu(page, block("First"), "Duplicate");
  await expect.poll(() => storedTitles(page)).toEqual(["First", "First", "Third", "Second"]);
  await expect.poll(() => shownTitles(page)).toEqual(["First", "First", "Third", "Second"]);

  await chooseFromBlockMenu(page, block("Third"), "Remove");
  await expect.poll(() => storedTitles(page)).toEqual(["First", "First", "Second"]);
  await expect.poll(() => shownTitles(page)).toEqual(["First", "First", "Second"]);
  expect((await request.get("/page-of-blocks")).status()).toBe(404);
  await mutateContent(page, { delete: { id: draft._id } });
});

async function storedTitles(page: Page): Promise<unknown> {
  const document = await fetchStoredDocument(page, draft._id);
  return Array.isArray(document?.blocks) && document.blocks.map(({ title }) => title);
}

async function shownTitles(page: Page): Promise<readonly string[]> {
  const texts = await previewFrame(page).locator("main :is(h1, h2)").allTextContents();
  return texts.map(stripStega);
}

test("opens, moves and removes a block without text in the preview", async ({ page }) => {
  const [first, , third] = draft.blocks;
  const list = { _key: "list", _type: "styleList", pagination: "page-numbers", pageSize: 4 };
  await mutateContent(page, { createOrReplace: { ...draft, blocks: [first, list, third] } });
  const shop = await openPreview(page, "/page-of-blocks");
  const doors = shop
    .locator("section")
    .filter({ has: shop.locator('a[href^="/products/"]') })
    .first();
  await expect(async () => {
    await doors.click({ position: { x: 12, y: 12 }, timeout: 5_000 });
    await expect(page).toHaveURL(/\/blocks\[_key==%22list%22\]\?/, { timeout: 4_000 });
  }).toPass({ timeout: 60_000 });
  await dragBlockBefore(page, doors, shop.locator("section").filter({ hasText: "First" }).first());
  await expect.poll(() => storedKeys(page)).toEqual(["list", "first", "third"]);
  await chooseFromBlockMenu(page, doors, "Remove");
  await expect.poll(() => storedKeys(page)).toEqual(["first", "third"]);
  await mutateContent(page, { delete: { id: draft._id } });
});

test("removes a hidden block from the preview, marks it in the form, and shows it again", async ({
  page,
}) => {
  await mutateContent(page, { createOrReplace: draft });
  const shop = await openPreview(page, "/page-of-blocks");
  const path = 'blocks[_key=="second"]';
  await clickToEdit(page, shop.getByText("Second"), `page/page-of-blocks/${path}.title`);
  const hiddenBadge = page.getByRole("checkbox", { name: "Hidden" });
  await hiddenBadge.check({ force: true });
  await expect.poll(() => shownTitles(page)).toEqual(["First", "Third"]);
  await closeDialog(page);
  const second = locateField(page, "blocks").getByRole("button", { name: /^Second/ });
  await expect(second).toContainText("hidden");
  await second.click();
  await hiddenBadge.uncheck({ force: true });
  await expect.poll(() => shownTitles(page)).toEqual(["First", "Second", "Third"]);
  await expect(second).not.toContainText("hidden");
  await mutateContent(page, { delete: { id: draft._id } });
});

async function storedKeys(page: Page): Promise<unknown> {
  const document = await fetchStoredDocument(page, draft._id);
  return Array.isArray(document?.blocks) && document.blocks.map(({ _key }) => _key);
}

test.describe("a click in the preview", () => {
  const at = (id: string, path: string) => `${id}/${path}`;

  test("opens the field of text, pictures, blocks, menus and footer lines @journey", async ({ page }) => {
    const about = "page/page-about-us";
    const shop = await openPreview(page, "/about-us");
    const block = shop.locator("section").filter({ hasText: "Three habits" });
    await clickToEdit(page, block.getByText("Three habits"), at(about, 'blocks[_key=="principles"].title'));
    await expect(fieldOf(page, 'blocks[_key=="principles"].title')).toHaveValue("Three habits");
    await clickToEdit(
      page,
      shop.locator("section").filter({ hasText: "Doors you can carry" }).locator("img").first(),
      at(about, 'blocks[_key=="shop"].image'),
    );
    await expect(page.getByRole("dialog").getByLabel("What the picture shows")).toHaveValue(/^Three shelves/);
    await expect(async () => {
      await block.click({ position: { x: 12, y: 12 }, timeout: 5_000 });
      await expect(page).toHaveURL(/\/blocks\[_key==%22principles%22\]\?/, { timeout: 4_000 });
    }).toPass({ timeout: 60_000 });
    await expect(fieldOf(page, 'blocks[_key=="principles"].title')).toBeVisible();

    const linkPath = 'footer[_key=="footerColumn-4"].links[_key=="menuLink-1"].text';
    await clickToEdit(
      page,
      shop.getByRole("contentinfo").getByText("About us"),
      at("navigation/navigation", linkPath),
    );
    await expect(fieldOf(page, linkPath), "behind the second tab").toHaveValue("About us");
    await shop.getByRole("banner").getByRole("button", { name: "Menu" }).click();
    const entry = 'header[_key=="menuItem-1"].text';
    await clickToEdit(
      page,
      shop.getByRole("dialog").getByText("Kitchen Cabinets").first(),
      at("navigation/navigation", entry),
    );
    await expect(fieldOf(page, entry)).toHaveValue("Kitchen Cabinets");
  });

  test("opens the field of a door style and of its sample's price", async ({ page }) => {
    const shop = await openPreview(page, "/products/kitchen-cabinets/uscd");
    const style = shop.locator('main a[href^="/products/kitchen-cabinets/uscd/"]').first();
    await expect(async () => {
      await style.click({ timeout: 5_000 });
      await expect(page).toHaveURL(/\/presentation\/style\//, { timeout: 4_000 });
    }).toPass({ timeout: 60_000 });

    const its = await openPreview(page, (await style.getAttribute("href")) ?? "");
    await expect(async () => {
      await its.getByText(/sample door, plus shipping/).click({ timeout: 5_000 });
      await expect(page).toHaveURL(/\/presentation\/style\/[^/]+\/sample\.price/, { timeout: 4_000 });
    }).toPass({ timeout: 60_000 });
    await expect(page.getByTestId("field-sample.price").last().getByRole("textbox")).toBeVisible();
    await expect(async () => {
      await its.getByRole("heading", { level: 1 }).click({ timeout: 5_000 });
      await expect(page).toHaveURL(/\/presentation\/style\/[^/]+\/title/, { timeout: 4_000 });
    }).toPass({ timeout: 60_000 });
    await expect(fieldOf(page, "title")).toHaveValue(
      stripStega((await its.getByRole("heading", { level: 1 }).textContent()) ?? ""),
    );
  });

  test("opens the field of a popup that is shown over the page", async ({ page }) => {
    const popup = {
      _id: "popup-in-the-frame",
      _type: "popup",
      isOn: true,
      name: "in-the-frame",
      layout: "bottom",
    };
    const triggers = [{ _key: "a", _type: "popupTrigger", kind: "page-load" }];
    const comes = { triggers, onPaths: ["/about-us"], notBefore: "1s", autoCloseSeconds: 0 };
    const says = { title: "We are open on Saturdays", description: "From nine to two." };
    await mutateContent(page, { createOrReplace: { ...popup, ...comes, ...says } });
    const window = (await openPreview(page, "/about-us")).getByRole("dialog");
    await clickToEdit(page, window.getByText(says.title), at("popup/popup-in-the-frame", "title"));
    await expect(fieldOf(page, "title")).toHaveValue("We are open on Saturdays");
    await clickToEdit(
      page,
      window.getByText(says.description),
      at("popup/popup-in-the-frame", "description"),
    );
    await mutateContent(page, { delete: { id: popup._id } });
  });
});

function fieldOf(page: Page, path: string) {
  return page.getByTestId(`field-${path}`).last().getByRole("textbox").first();
}
