import type { FrameLocator, Locator, Page } from "@playwright/test";
import { expect } from "./editor-fixtures";

export function previewFrame(page: Page): FrameLocator {
  return page.frameLocator("iframe").first();
}

/** Opens a page of the shop in the preview. Resolves when its content can be clicked. */
export async function openPreview(page: Page, path: string, timeout = 60_000): Promise<FrameLocator> {
  await page.goto(`/studio/presentation?preview=${path}`);
  await expect(previewFrame(page).locator("sanity-visual-editing")).toBeAttached({ timeout });
  return previewFrame(page);
}

/** Clicks until the overlay handles the click. Before that, the page handles it. */
export async function clickToEdit(page: Page, shown: Locator, path: string): Promise<void> {
  await expect(async () => {
    if (getOpenFieldPath(page) === path) return;
    await shown.click({ timeout: 5_000 });
    await expect.poll(() => getOpenFieldPath(page), { timeout: 4_000 }).toBe(path);
  }).toPass({ timeout: 60_000 });
}

/** The path of the open field beside the preview: 'faq/faq-cost/question'. */
function getOpenFieldPath(page: Page): string {
  const { pathname } = new URL(page.url());
  // For a picture the Studio opens its asset field or the whole image.
  return decodeURIComponent(pathname)
    .replace("/studio/presentation/", "")
    .replace(/\.asset$/, "");
}

/** The position at the left edge of a block without text, where it can be dragged and its menu opens. */
const edge = { x: 12, y: 12 } as const;

/** Hovers over a block until it can be dragged. */
async function hoverUntilDraggable(
  page: Page,
  block: Locator,
): Promise<{ readonly x: number; readonly y: number }> {
  await block.scrollIntoViewIfNeeded();
  await expect(async () => {
    await page.mouse.move(0, 0);
    await block.hover({ position: edge });
    await block.hover({ position: { x: edge.x + 4, y: edge.y } });
    await expect(block).toHaveCSS("cursor", "move", { timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  const box = await getBoundingBox(block);
  return { x: box.x + edge.x, y: box.y + edge.y };
}

/** Drags a block to the upper edge of another. */
export async function dragBlockBefore(page: Page, block: Locator, other: Locator): Promise<void> {
  const from = await hoverUntilDraggable(page, block);
  const to = await getBoundingBox(other);
  await page.mouse.down();
  await page.mouse.move(from.x + 10, from.y + 10, { steps: 4 });
  await page.mouse.move(to.x + 60, to.y + 2, { steps: 12 });
  await page.mouse.move(to.x + 64, to.y + 1, { steps: 4 });
  await page.mouse.up();
}

/** Chooses from the context menu of a block. */
export async function chooseFromBlockMenu(page: Page, block: Locator, choice: string): Promise<void> {
  await hoverUntilDraggable(page, block);
  await block.click({ button: "right", position: edge });
  await previewFrame(page).locator("sanity-visual-editing").getByText(choice, { exact: true }).click();
}

async function getBoundingBox(block: Locator) {
  const box = await block.boundingBox();
  if (!box) throw new Error("the block is not on the page");
  return box;
}
