import { locateField, locateTextBox, openDocument, publish } from "#tests/support/browser/studio";
import { postCards } from "../../pages/blog-page";
import { startTask } from "../pages/count-clicks";
import { createDocument, expect, mutateContent, setUpEditorTests, test } from "../pages/editor-fixtures";
import {
  addBanner,
  addBlock,
  addItemButton,
  addText,
  closeDialog,
  locateDialog,
  locateTextBoxInDialog,
} from "../pages/entry-form";
import { choosePicture, chooseReference } from "../pages/reference-picker";

setUpEditorTests();

// Restores the content, because other tests of this worker count pages, styles and posts.
test.afterEach(async ({ page }) => {
  await mutateContent(page, { patch: { id: "navigation", unset: ['header[text=="Saturdays"]'] } });
  const made = `path == "/open-saturdays" || code.current == "arfn" || slug.current == "${slug}" || _id == "${popup._id}" || (_type == "finish" && label == "Fern")`;
  await mutateContent(page, { delete: { query: `*[${made}]` } });
});

test("builds a page of four blocks and adds it to menu, site map and search", async ({ page, request }) => {
  await createDocument(page, "page");
  const title = await locateTextBox(page, "title", "");
  const finishTask = await startTask(page, "a page of four blocks is built and put into the menu");
  await title.click();
  await title.fill("Open Saturdays");

  await addBanner(page, {
    title: "Come on a Saturday",
    picture: "white kitchen with a navy island",
    shows: "White kitchen with a navy island",
  });
  await addText(page, "The doors stand open from nine to two.");

  await addBlock(page, "Questions and answers");
  await locateTextBoxInDialog(page, "Title").fill("Before you come");
  await addItemButton(page).click();
  // The topic above has the same label.
  await chooseReference(
    locateDialog(page).locator('[data-testid$=".faqs"]').getByTestId("autocomplete"),
    "repair a scratch",
    /Can I repair a scratch/,
  );
  await closeDialog(page);

  await addBlock(page, "Call to action");
  await locateTextBoxInDialog(page, "Title").fill("Shall we keep an hour for you?");
  await addItemButton(page).click();
  await locateTextBoxInDialog(page, "Text").fill("Book an hour");
  await chooseReference(locateDialog(page).getByTestId("autocomplete"), "appointment", /Book an Appointment/);
  await closeDialog(page);

  await page.getByRole("tab", { name: "Address & breadcrumb" }).click();
  await page.getByRole("button", { name: "Use /open-saturdays" }).click();
  await page.getByRole("button", { name: "Use open-saturdays" }).click();
  await publish(page);
  await expect(page.getByTestId("action-publish")).toBeDisabled();

  await page.getByRole("link", { name: "Content", exact: true }).first().click();
  await page.getByRole("link", { name: "Settings" }).click();
  await page.getByRole("link", { name: "Navigation" }).click();
  await locateField(page, "header").getByRole("button", { name: "Add item" }).last().click();
  await locateTextBoxInDialog(page, "Text").fill("Saturdays");
  await chooseReference(locateDialog(page).getByTestId("autocomplete"), "saturdays", /Open Saturdays/);
  await closeDialog(page);
  await publish(page);
  await finishTask();

  await expect.poll(() => htmlOf("/")).toMatch(/<a [^>]*href="\/open-saturdays"[^>]*>.*?Saturdays/);
  expect(await htmlOf("/sitemap.xml")).toContain("/open-saturdays</loc>");
  const shown = await htmlOf("/open-saturdays");
  const texts = [
    "Come on a Saturday",
    "The doors stand open from nine to two.",
    "Can I repair a scratch?",
    'href="/book-appointment"',
  ];
  for (const word of texts) expect(shown).toContain(word);

  async function htmlOf(path: string): Promise<string> {
    return (await request.get(path)).text();
  }
});

test("creates a door style with two finishes, and offers its sample", async ({ page, request }) => {
  await createDocument(page, "style");
  const name = await locateTextBox(page, "name", "");
  const finishTask = await startTask(page, "a door style with two finishes and its sample is made");
  await name.click();
  await name.fill("Aria Slab Fern");
  await locateField(page, "line").getByRole("textbox").fill("Aria Slab");
  await locateField(page, "color").getByRole("textbox").fill("Fern");
  await (await locateTextBox(page, "code", "")).fill("arfn");
  await chooseReference(page.getByRole("combobox", { name: "Brand" }), "uscd", /USCD/);
  await chooseReference(page.getByRole("combobox", { name: "Category" }), "kitchen", /Kitchen/);

  await page.getByRole("tab", { name: "Pictures" }).click();
  await locateField(page, "images").getByRole("button", { name: "Add item" }).click();
  await choosePicture(page, locateDialog(page), "yarmouth slab augusta");
  await locateTextBoxInDialog(page, "What the picture shows").fill(
    "Slab door in fern green, seen from the front",
  );
  await closeDialog(page);

  await page.getByRole("tab", { name: "Finishes & sample" }).click();
  await page.getByRole("button", { name: "Use SMPL-ARFN" }).click();
  await locateField(page, "finishGroups").getByRole("button", { name: "Add item" }).click();
  await locateDialog(page).getByRole("button", { name: "Use “Fern”" }).click();
  await expect(locateDialog(page).getByText("Aria Slab Fern")).toBeVisible();
  await addItemButton(page).click();
  await chooseReference(locateDialog(page).getByTestId("autocomplete"), "augusta", /Augusta/);
  await closeDialog(page);
  await publish(page);
  await finishTask();

  const shown = await (await request.get("/products/kitchen-cabinets/uscd/arfn")).text();
  for (const text of ["Aria Slab Fern", "Augusta", "SMPL-ARFN"]) expect(shown).toContain(text);
});

const slug = "a-door-that-closes";

test("publishes a post that comes first in every list of newest posts", async ({ page, request }) => {
  const htmlOf = async (path: string) => (await request.get(path)).text();
  await createDocument(page, "blogPost");
  const title = await locateTextBox(page, "title", "");
  const finishTask = await startTask(page, "a post is written");
  await title.click();
  await title.fill("A Door That Closes");
  await locateField(page, "description").getByRole("textbox").fill("Six screws and an afternoon.");
  await locateField(page, "body").getByRole("textbox").last().click();
  await page.keyboard.insertText("Turn the upper screw first.");
  await page.getByRole("tab", { name: "Date & place" }).click();
  await locateField(page, "slug").getByRole("button", { name: "Generate" }).click();
  const date = locateField(page, "publishDate").getByRole("textbox");
  await date.fill("2026-11-20");
  await date.press("Tab");
  await chooseReference(page.getByRole("combobox", { name: "Author" }), "walt", /Walt Brennan/);
  await chooseReference(page.getByRole("combobox", { name: "Category" }), "constr", /Construction/);
  await expect(locateField(page, "slug").getByRole("textbox")).toHaveValue(slug);
  expect((await request.get(`/blogs/${slug}`)).status(), "a draft is nobody's page").toBe(404);
  expect(await htmlOf("/blogs/feed.xml")).not.toContain(slug);

  await publish(page);
  await finishTask();
  await expect.poll(() => htmlOf(`/blogs/${slug}`)).toContain("Turn the upper screw first.");
  for (const list of ["/blogs", "/blogs/category/construction", "/blogs/authors/walt-brennan"]) {
    await page.goto(list);
    await expect(postCards(page).first()).toContainText("A Door That Closes");
  }
  await expect(page.getByRole("navigation", { name: "Blog categories" })).toContainText("Construction(4)");
  expect(await htmlOf("/blogs/feed.xml")).toContain(slug);
});

const popup = {
  _id: "popup-open-saturdays",
  _type: "popup",
  isOn: false,
  name: "open-saturdays",
  title: "We are open on Saturdays",
  layout: "bottom",
  triggers: [{ _key: "a", _type: "popupTrigger", kind: "scroll", percent: 60 }],
  onPaths: ["/return-policy"],
};

test("shows a popup in the shop after an editor switched it on", async ({ page, request }) => {
  await mutateContent(page, { createOrReplace: popup });
  await openDocument(page, "popup", popup._id);
  const finishTask = await startTask(page, "a popup is switched on");
  await expect.poll(async () => (await request.get("/return-policy")).text()).not.toContain(popup.title);
  await page.getByRole("checkbox", { name: "On" }).first().click();
  await publish(page);
  await finishTask();
  await expect.poll(async () => (await request.get("/return-policy")).text()).toContain(popup.title);
});
