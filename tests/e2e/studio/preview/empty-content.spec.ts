import { stripStega } from "~/kernel/text/stega";
import { expect, mutateContent, setUpEditorTests, test } from "../pages/editor-fixtures";
import { clickToEdit, openPreview, previewFrame } from "../pages/preview-frame";

setUpEditorTests();
test.use({ viewport: { width: 1440, height: 900 } });

const id = "page-of-nothing";
const draft = {
  _id: `drafts.${id}`,
  _type: "page",
  name: "page-of-nothing",
  path: "/page-of-nothing",
  title: "Nothing yet",
};
const title = (key: string) => ({ _key: key, _type: "pageTitle", variant: "plain", title: key });
const banner = { _key: "banner", _type: "banner", title: "Come on a Saturday" };
const askedForPicture = "Choose a picture: the block appears once it has one.";

test.afterEach(async ({ page }) => {
  await mutateContent(page, { delete: { id: draft._id } }, { delete: { id } });
});

test("shows that a page has no blocks, and opens the list of blocks on a click", async ({ page }) => {
  await mutateContent(page, { createOrReplace: { ...draft, blocks: [] } });
  const main = (await openPreview(page, draft.path)).getByRole("main");
  const text = main.getByText("This page has no blocks yet. Click here to add the first one.");
  await expect(text).toBeVisible();
  await clickToEdit(page, text, `page/${id}/blocks`);
  await mutateContent(page, { patch: { id: draft._id, set: { blocks: [title("First")] } } });
  await expect(main.getByRole("heading", { name: /^First/ })).toBeVisible();
  await expect(text).toHaveCount(0);
});

test("shows a placeholder for a banner's missing picture in the preview only, and opens its field on a click", async ({
  page,
  request,
}) => {
  await mutateContent(page, {
    createOrReplace: { ...draft, blocks: [title("First"), banner, title("Third")] },
  });
  const main = (await openPreview(page, draft.path)).getByRole("main");
  const requestBody = main.getByText(askedForPicture);
  await expect(requestBody).toBeVisible();
  expect(stripStega((await main.textContent()) ?? "")).toBe(`First${askedForPicture}Third`);
  await clickToEdit(page, requestBody, `page/${id}/blocks[_key=="banner"].image`);
  await expect(page.getByRole("dialog").last().getByRole("button", { name: "Select" }).first()).toBeVisible();

  await mutateContent(page, { createOrReplace: { ...draft, _id: id, blocks: [title("First"), banner] } });
  const published = await (await request.get(draft.path)).text();
  expect(published).toContain("First");
  for (const text of [askedForPicture, "unfinished", "Come on a Saturday"])
    expect(published).not.toContain(text);
});

test.describe("the cookie banner in the preview", () => {
  test.beforeEach(({ context }) => context.clearCookies({ name: "cookie_consent" }));

  test("hides the cookie banner in the preview frame, and stores no consent", async ({ page, context }) => {
    await openPreview(page, "/about-us");
    const request = previewFrame(page).locator(".consent-banner");
    await expect(request).toBeAttached();
    await expect(request).toBeHidden();
    expect((await context.cookies()).map(({ name }) => name)).not.toContain("cookie_consent");
    await page.goto("/about-us");
    await expect(page.getByRole("region", { name: "Cookies" })).toBeVisible();
  });
});
