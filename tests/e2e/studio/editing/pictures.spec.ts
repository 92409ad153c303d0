import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { z } from "zod";
import { fetchStoredDocument, openDocument, openEntry, signIn } from "#tests/support/browser/studio";
import { startTask } from "../pages/count-clicks";
import { expect, mutateContent, restoringTest, setUpEditorTests, test } from "../pages/editor-fixtures";

setUpEditorTests();

test("finds a picture by its description, shows its uses, and renames it in four clicks", async ({
  page,
}) => {
  await page.goto("/studio/pictures");
  await expect(page.getByTestId("pictures-found")).toContainText("pictures", { timeout: 60_000 });
  const finishTask = await startTask(page, "a picture is found and named");
  await write(page.getByLabel("Find pictures"), "white kitchen with a navy island");
  await expect(page.getByTestId("pictures-found")).toContainText(/^\d+ of /);
  await page.getByRole("listitem").first().getByRole("button").click();
  await expect(page.getByRole("link", { name: /Home/ }).first()).toBeVisible();
  await write(page.getByLabel("Name in the Studio"), "Opening picture of the shop");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { name: "Opening picture of the shop" })).toBeVisible();
  await finishTask();
  await page.getByLabel("Find pictures").fill("opening picture");
  await expect(page.getByTestId("pictures-found")).toContainText(/^1 of /);
});

test("deletes an unused picture after confirmation", async ({ page }) => {
  const id = await uploaded(page, "#2f4858");
  await page.goto("/studio/pictures");
  await expect(page.getByTestId("pictures-found")).toContainText("pictures", { timeout: 60_000 });
  await page.getByText("Only unused ones").click();
  await page.getByLabel("Find pictures").fill("#2f4858");
  const tile = page.getByRole("listitem").getByRole("button");
  await expect(tile).toHaveCount(1);
  await expect(tile).toContainText("unused");
  await tile.click();
  await page.getByRole("button", { name: "Delete this picture" }).click();
  await page.getByRole("button", { name: "Keep it" }).click();
  expect(await fetchStoredDocument(page, id)).toBeDefined();
  await page.getByRole("button", { name: "Delete this picture" }).click();
  await page.getByRole("button", { name: "Delete permanently" }).click();
  await expect(page.getByText("No pictures match.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "#2f4858" })).toBeHidden();
  expect(await fetchStoredDocument(page, id)).toBeUndefined();
});

// The browser logs the rejected request in its console.
restoringTest(
  "keeps a picture that a document has used meanwhile, and tells the editor",
  async ({ page }) => {
    await signIn(page);
    const id = await uploaded(page, "#86bbd8");
    await page.goto("/studio/pictures");
    await page.getByLabel("Find pictures").fill("#86bbd8");
    await page.getByRole("listitem").getByRole("button").click();
    await page.getByRole("button", { name: "Delete this picture" }).click();
    const image = { _type: "image", alt: "Blue", asset: { _type: "reference", _ref: id } };
    await mutateContent(page, {
      create: { _id: "drafts.review-blue", _type: "review", name: "Blue", profilePicture: image },
    });
    await page.getByRole("button", { name: "Delete permanently" }).click();
    await expect(page.getByRole("alert")).toContainText("a document may be using it now");
    expect(await fetchStoredDocument(page, id)).toBeDefined();
  },
);

test("previews the focal point of a picture in the aspect ratios of the shop", async ({ page }) => {
  await openDocument(page, "page", "page-home");
  await openEntry(page, "A kitchen starts with one good door.");
  await page.getByRole("dialog").getByRole("tab", { name: "Pictures" }).click();
  await page.getByTestId("options-menu-edit-details").first().click();
  const dialog = page.getByRole("dialog", { name: "Edit hotspot and crop" });
  const proportions = { "Edge to edge": 1920 / 787, "On phones and tablets": 1, "Text beside it": 4 / 3 };
  for (const [placement, proportion] of Object.entries(proportions)) {
    const preview = dialog
      .getByRole("heading", { name: placement })
      .locator("xpath=..")
      .locator('[data-ui="Card"]');
    await expect(preview.locator("img")).toBeVisible();
    const box = await preview.boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1), placement).toBeCloseTo(proportion, 1);
  }
});

const assetShape = z.object({ document: z.object({ _id: z.string() }) });

/** Uploads a picture of one color without the form. Its file name is the color. */
async function uploaded(page: Page, color: string): Promise<string> {
  const answer = await page.request.post(
    `/lake/v1/assets/images/production?filename=${encodeURIComponent(`${color}.png`)}`,
    {
      headers: { origin: new URL(page.url()).origin, "content-type": "image/png" },
      data: await sharp({ create: { width: 640, height: 480, channels: 3, background: color } })
        .png()
        .toBuffer(),
    },
  );
  expect(answer.status(), await answer.text()).toBe(200);
  return assetShape.parse(await answer.json()).document._id;
}

/** Clicks a field and types into it, as an editor without keyboard shortcuts does. */
async function write(box: Locator, text: string): Promise<void> {
  await box.click();
  await box.fill(text);
}
