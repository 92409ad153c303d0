import type { Page } from "@playwright/test";
import { fetchStoredDocument, locateField, openDocument } from "#tests/support/browser/studio";
import { expect, mutateContent, setUpEditorTests, test } from "../pages/editor-fixtures";

setUpEditorTests();
test.use({ viewport: { width: 1440, height: 1400 } });

const arranged = {
  _id: "page-to-arrange",
  _type: "page",
  name: "to-arrange",
  path: "/to-arrange",
  title: "To arrange",
  blocks: ["First", "Second"].map((title) => ({
    _key: title.toLowerCase(),
    _type: "pageTitle",
    variant: "plain",
    title,
  })),
};

const groups = [
  ["Open a page", ["Banner", "Page title", "Page not found"]],
  [
    "Show door styles",
    [
      "Row of door styles",
      "Grid of door styles",
      "List of door styles with filters",
      "Category with its styles",
      "Sample order list",
    ],
  ],
] as const;

test("offers blocks by picture in four groups, duplicates them, and moves them by keyboard", async ({
  page,
}) => {
  await mutateContent(page, { createOrReplace: arranged });
  await openDocument(page, "page", arranged._id);
  const blocks = locateField(page, "blocks");
  await blocks.getByRole("button", { name: "Add item" }).last().click();
  const tabs = page.getByRole("tab", { name: /^(Open a page|Explain|Show door styles|Convince)$/ });
  await expect(tabs).toHaveText(["Open a page", "Explain", "Show door styles", "Convince"]);
  for (const [group, names] of groups) {
    await page.getByRole("tab", { name: group }).click();
    await expect(page.getByRole("menuitem")).toHaveText([...names]);
    await expect.poll(() => drawn(page)).toBe(names.length);
  }
  await page.keyboard.press("Escape");

  const blockButtons = blocks.getByTestId("array-item-menu-button");
  await blockButtons.first().click();
  await page.getByRole("menuitem", { name: "Duplicate" }).click();
  await expect.poll(() => titles(page)).toEqual(["First", "First", "Second"]);

  const handles = blocks.locator("button").filter({ has: page.locator("[data-sanity-icon=drag-handle]") });
  // A key press is lost until the list has measured its rows, so all steps are retried.
  await expect(async () => {
    await page.keyboard.press("Escape");
    await handles.last().focus();
    for (const key of ["Space", "ArrowUp", "ArrowUp", "Space"]) await page.keyboard.press(key, { delay: 50 });
    await expect.poll(() => titles(page), { timeout: 3_000 }).not.toEqual(["First", "First", "Second"]);
  }).toPass();

  await mutateContent(page, { delete: { id: `drafts.${arranged._id}` } }, { delete: { id: arranged._id } });
});

/** The number of loaded pictures in the block picker. */
function drawn(page: Page): Promise<number> {
  return page
    .getByRole("menuitem")
    .locator("img")
    .evaluateAll(
      (images) =>
        images.filter((image) => image instanceof HTMLImageElement && image.naturalWidth > 0).length,
    );
}

async function titles(page: Page): Promise<unknown> {
  const document =
    (await fetchStoredDocument(page, `drafts.${arranged._id}`)) ??
    (await fetchStoredDocument(page, arranged._id));
  return Array.isArray(document?.blocks) && document.blocks.map(({ title }) => title);
}
