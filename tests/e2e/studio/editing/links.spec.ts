import type { APIRequestContext } from "@playwright/test";
import {
  fetchPublishedDocument,
  fetchStoredDocument,
  locateField,
  locateTextBox,
  openDocument,
  publish,
} from "#tests/support/browser/studio";
import { startTask } from "../pages/count-clicks";
import { createDocument, expect, setUpEditorTests, test } from "../pages/editor-fixtures";
import { chooseReference } from "../pages/reference-picker";

setUpEditorTests();

test.describe("a link in the content", () => {
  test("keeps a link to a renamed page working, and redirects the old URL", async ({ page, request }) => {
    expect(await hrefs(request, "/", "File a claim")).toEqual(["/claim"]);
    await openDocument(page, "page", "page-claim");
    const finishTask = await startTask(page, "a page is renamed, and what leads to it follows");
    await page.getByRole("tab", { name: "Address & breadcrumb" }).click();
    await (await locateTextBox(page, "path", "/claim")).fill("/file-a-claim");
    await publish(page);
    expect(await fetchPublishedDocument(page, "page-claim")).toMatchObject({ path: "/file-a-claim" });
    await finishTask();

    expect(await hrefs(request, "/", "File a claim")).toEqual(["/file-a-claim"]);
    const old = await request.get("/claim", { maxRedirects: 0 });
    expect([old.status(), old.headers().location]).toEqual([301, "/file-a-claim"]);
  });

  test("redirects the old URL of a renamed post", async ({ page, request }) => {
    await openDocument(page, "blogPost", "blogPost-reading-a-quote");
    await page.getByRole("tab", { name: "Date & place" }).click();
    await (await locateTextBox(page, "slug", "reading-a-quote")).fill("how-to-read-a-quote");
    await publish(page);
    await fetchPublishedDocument(page, "blogPost-reading-a-quote");
    const old = await request.get("/blogs/reading-a-quote", { maxRedirects: 0 });
    expect([old.status(), old.headers().location]).toEqual([301, "/blogs/how-to-read-a-quote"]);
    expect((await request.get("/blogs/how-to-read-a-quote")).status()).toBe(200);
  });

  test("prevents its target page from being deleted, and names the referring document", async ({ page }) => {
    await openDocument(page, "page", "page-terms-and-conditions");
    await page.getByRole("button", { name: "Open document actions" }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    const dialog = page.getByRole("dialog");
    await expect(
      dialog.getByText(/lead here\. Let them lead elsewhere first, then delete this one\./),
    ).toBeVisible();
    await expect(dialog.getByRole("link", { name: /Navigation/ })).toBeVisible();
    await dialog.getByRole("button", { name: /Close/ }).click();
    await expect(dialog).toBeHidden();
    expect(await fetchStoredDocument(page, "page-terms-and-conditions")).toBeDefined();
  });

  test("prevents a referenced brand from being deleted, and names the referring documents", async ({
    page,
  }) => {
    await openDocument(page, "brand", "brand-uscd");
    const finishTask = await startTask(page, "a brand cannot be deleted while something leads to it");
    await page.getByRole("button", { name: "Open document actions" }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByText(/lead here\. Let them lead elsewhere first/)).toBeVisible();
    await expect(dialog.getByRole("link").first()).toBeVisible();
    await dialog.getByRole("button", { name: /Close/ }).click();
    await finishTask();
    expect(await fetchStoredDocument(page, "brand-uscd")).toBeDefined();
  });

  test("finds the target of a redirect by page title", async ({ page, request }) => {
    await createDocument(page, "redirect");
    const finishTask = await startTask(page, "a redirect is made");
    await (await locateTextBox(page, "from", "")).fill("/old-showroom");
    await chooseReference(locateField(page, "to").getByTestId("autocomplete"), "about us", /About us/);
    await publish(page);
    await finishTask();
    await expect
      .poll(async () => (await request.get("/old-showroom", { maxRedirects: 0 })).headers().location)
      .toBe("/about-us");
  });
});

test("adds an entry to the last line of the footer", async ({ page, request }) => {
  await openDocument(page, "navigation", "navigation");
  const finishTask = await startTask(page, "an entry is added to the footer");
  await page.getByRole("tab", { name: "Footer" }).click();
  await locateField(page, "legal").getByRole("button", { name: "Add item" }).click();
  const dialog = page.getByRole("dialog").last();
  await dialog.getByRole("textbox").first().fill("How we ship");
  await chooseReference(dialog.getByTestId("autocomplete"), "shipping policy", /Shipping policy/);
  await dialog.getByRole("button", { name: "Close dialog" }).click();
  await publish(page);
  await finishTask();
  await fetchPublishedDocument(page, "navigation");
  expect(await hrefs(request, "/", "How we ship")).toEqual(["/shipping-policy"]);
});

test("lists a dead link with the document that contains it, and opens that document", async ({
  page,
  baseURL,
}) => {
  await page.goto("/studio/links");
  await expect(page.getByText("Every link in the published content works.")).toBeVisible();
  const written = await page.request.post("/lake/v2025-02-19/data/mutate/production", {
    headers: { origin: baseURL ?? "" },
    data: { mutations: [{ create: deadRedirect }] },
  });
  expect(written.status()).toBe(200);
  await page.getByRole("button", { name: "Check again" }).click();
  await expect(page.getByText("The target was deleted.")).toBeVisible();
  await page.getByRole("link", { name: /\/spring-sale/ }).click();
  await locateTextBox(page, "from", "/spring-sale");
});

/** Only a weak reference can lose its document. */
const deadReference = { _type: "reference", _ref: "page-spring-sale", _weak: true };
const deadRedirect = {
  _id: "redirect-spring-sale",
  _type: "redirect",
  from: "/spring-sale",
  to: { _type: "link", kind: "document", document: deadReference },
};

/** The targets of links with this text, on a page as an anonymous visitor gets it. */
async function hrefs(request: APIRequestContext, path: string, text: string): Promise<readonly string[]> {
  const html = await (await request.get(path)).text();
  const links = [...html.matchAll(/<a [^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gs)];
  return [...new Set(links.flatMap(([, href = "", inside = ""]) => (inside.includes(text) ? href : [])))];
}
