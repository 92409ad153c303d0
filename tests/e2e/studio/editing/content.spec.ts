import type { APIRequestContext, Page } from "@playwright/test";
import sharp from "sharp";
import { z } from "zod";
import {
  appendText,
  fetchPublishedDocument,
  fetchStoredDocument,
  locateField,
  locateTextBox,
  openDocument,
  openEntry,
  publish,
} from "#tests/support/browser/studio";
import { expect, setUpEditorTests, test } from "../pages/editor-fixtures";

setUpEditorTests();

test.describe("an editor of content", () => {
  test("changes a title that the shop shows after publishing @journey", async ({ page, request }) => {
    await openDocument(page, "page", "page-about-us");
    await openEntry(page, "A small shop that likes corners");
    const title = await locateTextBox(page, 'blocks[_key=="title"].title', "A small shop that likes corners");
    await title.fill("A small shop with square corners");

    await expect
      .poll(() => blockOf(page, "drafts.page-about-us", "title"))
      .toMatchObject({ title: "A small shop with square corners" });
    expect(await shown(request, "/about-us")).toContain("A small shop that likes corners");
    expect(await shown(request, "/about-us")).not.toContain("A small shop with square corners");

    await publish(page);
    expect(await fetchPublishedDocument(page, "page-about-us")).toBeDefined();
    expect(await shown(request, "/about-us")).toContain("A small shop with square corners");
  });

  test("edits an entry of a list inside a page block", async ({ page, request }) => {
    await openDocument(page, "page", "page-contact");
    const card = 'blocks[_key=="ways"].cards[_key=="card-1"]';
    await page.getByTestId("field-blocks").getByText("Cards · 3 cards").click();
    const before = z.object({ cards: z.array(z.looseObject({ title: z.string() })) });
    const { cards } = before.parse(await blockOf(page, "page-contact", "ways"));
    await openEntry(page, cards[0]?.title ?? "");
    const title = await locateTextBox(page, `${card}.title`, cards[0]?.title ?? "");
    await title.fill("Walk in on a Saturday");
    await expect
      .poll(() => blockOf(page, "drafts.page-contact", "ways"))
      .toMatchObject({ cards: [{ title: "Walk in on a Saturday" }, {}, {}] });

    await publish(page);
    const ways = before.parse(await afterPublish(page, "page-contact", "ways"));
    expect(ways.cards).toEqual([{ ...cards[0], title: "Walk in on a Saturday" }, ...cards.slice(1)]);
    expect(await shown(request, "/contact")).toContain("Walk in on a Saturday");
  });

  test("appends text to a rich text", async ({ page, request }) => {
    await openDocument(page, "faq", "faq-sample-is-real");
    await locateTextBox(page, "question", "Is the sample the same as the door I'll get?");
    await appendText(page, "answer", "we leave out the hinge cups.", " Hold it against your wall.");
    const wanted = {
      answer: [
        {
          children: [
            {
              text: "Yes. It's a small door made on the same line, with the same frame, edge and finish. Only the size differs, and we leave out the hinge cups. Hold it against your wall.",
            },
          ],
        },
      ],
    };
    await expect.poll(() => fetchStoredDocument(page, "drafts.faq-sample-is-real")).toMatchObject(wanted);

    await publish(page);
    expect(await fetchPublishedDocument(page, "faq-sample-is-real")).toMatchObject(wanted);
    expect(await shown(request, "/faqs")).toContain("Hold it against your wall.");
  });

  test("uploads a picture with alt text and a focal point", async ({ page, request }) => {
    await openDocument(page, "page", "page-home");
    await openEntry(page, "A kitchen starts with one good door.");
    await page.getByRole("dialog").getByRole("tab", { name: "Pictures" }).click();
    const image = 'blocks[_key=="welcome"].image';
    const alt = await locateTextBox(page, `${image}.alt`, /White kitchen with a navy island/);
    await upload(page, "sage-kitchen.png", await picture("#7d8f76"));
    await alt.fill("Sage green kitchen in the morning");
    await dragFocus(page, { x: -120, y: -60 });

    await expect.poll(() => focusOf(page, "drafts.page-home")).toBeLessThan(0.45);
    const draft = imageShape.parse(await blockOf(page, "drafts.page-home", "welcome"));
    const file = draft.image.asset._ref.replace(/^image-(\w+)-(\d+x\d+)-png$/, "$1-$2.png");
    const address = `/lake/images/local/production/${file}`;
    expect((await request.get(address)).status(), "a stranger sees no picture of a draft").toBe(404);

    await publish(page);
    await fetchPublishedDocument(page, "page-home");
    const home = await shown(request, "/");
    expect(home).toContain(address);
    expect(home).toContain("Sage green kitchen in the morning");
    expect(home).toContain(`fp-x=${draft.image.hotspot.x.toFixed(3)}`);
    expect((await request.get(address)).status()).toBe(200);
  });

  test("adds a question to a page", async ({ page, request }) => {
    await openDocument(page, "page", "page-order-samples");
    await openEntry(page, "About samples");
    const faqs = locateField(page, 'blocks[_key=="questions"].faqs');
    await faqs.getByRole("button", { name: "Add item" }).click();
    await faqs.getByTestId("autocomplete").fill("repair a scratch");
    await page.getByRole("option", { name: "Can I repair a scratch?" }).click();
    await expect(faqs.getByTestId("autocomplete")).toBeHidden();
    await expect(faqs.getByText("Can I repair a scratch?")).toBeVisible();
    const wanted = {
      faqs: [
        { _ref: "faq-sample-is-real" },
        { _ref: "faq-sample-cost" },
        { _ref: "faq-sample-how-many" },
        { _ref: "faq-sample-return" },
        { _ref: "faq-touch-up" },
      ],
    };
    await expect.poll(() => blockOf(page, "drafts.page-order-samples", "questions")).toMatchObject(wanted);

    await publish(page);
    expect(await afterPublish(page, "page-order-samples", "questions")).toMatchObject(wanted);
    expect(await shown(request, "/order-samples")).toContain("Can I repair a scratch?");
  });
});

/** The HTML of a shop page as an anonymous visitor gets it. */
async function shown(request: APIRequestContext, path: string): Promise<string> {
  return (await request.get(path)).text();
}

const pageShape = z.looseObject({ blocks: z.array(z.looseObject({ _key: z.string() })) });

async function blockOf(page: Page, id: string, key: string) {
  const document = await fetchStoredDocument(page, id);
  return document && pageShape.parse(document).blocks.find((block) => block._key === key);
}

async function afterPublish(page: Page, id: string, key: string) {
  await fetchPublishedDocument(page, id);
  return blockOf(page, id, key);
}

const imageShape = z.object({
  image: z.object({ asset: z.object({ _ref: z.string() }), hotspot: z.object({ x: z.number() }) }),
});

async function focusOf(page: Page, id: string): Promise<number> {
  const block = imageShape.safeParse(await blockOf(page, id, "welcome"));
  return block.success ? block.data.image.hotspot.x : 1;
}

function picture(background: string): Promise<Buffer> {
  return sharp({ create: { width: 1920, height: 1080, channels: 3, background } })
    .png()
    .toBuffer();
}

async function upload(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.getByTestId("options-menu-button").first().click();
  const choosing = page.waitForEvent("filechooser");
  await page.getByRole("menuitem", { name: "Upload" }).click();
  await (await choosing).setFiles({ name, mimeType: "image/png", buffer });
}

/** Drags the focal point in the crop dialog. */
async function dragFocus(page: Page, by: { readonly x: number; readonly y: number }): Promise<void> {
  await page.getByTestId("options-menu-edit-details").first().click();
  const dialog = page.getByRole("dialog", { name: "Edit hotspot and crop" });
  const box = await dialog.locator('[data-handle="hotspot"]').boundingBox();
  expect(box).not.toBeNull();
  if (!box) return;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by.x, y + by.y, { steps: 8 });
  await page.mouse.up();
  await dialog.getByRole("button", { name: "Close" }).first().click();
}
