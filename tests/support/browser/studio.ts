import { execFileSync } from "node:child_process";
import { expect, type Locator, type Page, type Request } from "@playwright/test";
import { z } from "zod";

/** Installs and builds the Studio unless it is up to date, which takes some milliseconds. */
export function buildStudioIfStale(): void {
  const code =
    'require("./scripts/start/studio.cjs").prepareStudio().catch(e => { console.error(e.message); process.exit(1) })';
  execFileSync(process.execPath, ["-e", code], { stdio: ["ignore", "ignore", "inherit"] });
}

/** The writes of each page that the content lake has not answered yet. */
const pendingWrites = new WeakMap<Page, Set<Request>>();

/** Tracks the writes of a page that did not use `signIn`. */
export function trackWrites(page: Page): void {
  const writes = new Set<Request>();
  pendingWrites.set(page, writes);
  page.on("request", (request) => {
    if (/\/data\/(mutate|actions)\//.test(request.url())) writes.add(request);
  });
  page.on("requestfinished", (request) => writes.delete(request));
  page.on("requestfailed", (request) => writes.delete(request));
}

/** A path that does not load the Studio, whose start takes seconds of CPU time. */
const lightweightPath = "/studio/favicon.ico";

/** Signs in by the button of the sign-in page. The Studio loads only when a test opens it. */
export async function signIn(page: Page, button = "Open the Studio"): Promise<void> {
  trackWrites(page);
  await page.goto(`/studio/sign-in?next=${lightweightPath}`);
  await page.getByRole("button", { name: button }).click();
  await page.waitForURL(lightweightPath);
}

/** Opens a document in the Studio. The first open also loads the structure tool. */
export async function openDocument(page: Page, type: string, id: string): Promise<void> {
  await page.goto(`/studio/intent/edit/id=${id};type=${type}`);
  await expect(page.getByTestId("document-panel-scroller").first()).toBeVisible({ timeout: 60_000 });
}

/** Opens one block of a page, or one entry of a list, by its label. */
export async function openEntry(page: Page, text: string): Promise<void> {
  await page.getByRole("button", { name: text }).last().click();
  await expect(page.getByRole("dialog").last()).toBeVisible();
}

/** Locates a field by its path, as the Studio marks it: 'title', 'blocks[_key=="welcome"].title'. */
export function locateField(page: Page, path: string): Locator {
  return page.getByTestId(`field-${path}`).last();
}

/** Waits until the text box of a field is editable and has its stored value. The Studio first shows it empty. */
export async function locateTextBox(page: Page, path: string, value: string | RegExp): Promise<Locator> {
  const box = locateField(page, path).getByRole("textbox");
  await expect(box).toHaveValue(value, { timeout: 60_000 });
  await expect(box).toBeEditable();
  return box;
}

/** Types into a rich-text field, after the text that it ends with. */
export async function appendText(page: Page, path: string, lastWords: string, more: string): Promise<void> {
  await placeCaretAfter(page, path, lastWords);
  await page.keyboard.insertText(more);
}

/** Places the caret in a rich-text field, after the text that it ends with. */
export async function placeCaretAfter(page: Page, path: string, lastWords: string): Promise<void> {
  await locateField(page, path).getByText(lastWords).click();
  // The editor replaces the browser's selection shortly after the click. After that, the caret stays.
  await expect(async () => {
    await page.keyboard.press("Control+End");
    await expectCaretStaysAfter(page, lastWords);
  }, `the caret stays behind "${lastWords}"`).toPass({ timeout: 60_000 });
}

/** More frames than the rich-text editor needs to replace the browser's selection. */
const calmFrames = 30;

/** Resolves when the caret has stayed after this text for `calmFrames` painted frames. */
async function expectCaretStaysAfter(page: Page, text: string): Promise<void> {
  await page.evaluate(
    ([wanted, frames]) =>
      new Promise<void>((resolve, reject) => {
        const look = (left: number) => {
          const { anchorNode, anchorOffset = 0 } = window.getSelection() ?? {};
          const before = anchorNode?.textContent?.slice(0, anchorOffset) ?? "";
          if (!before.endsWith(wanted)) reject(new Error(`the caret stands behind "${before}"`));
          else if (left === 0) resolve();
          else requestAnimationFrame(() => look(left - 1));
        };
        look(frames);
      }),
    [text, calmFrames] as const,
  );
}

/**
 * Publishes as an editor does: waits until every change is saved, presses Publish, and retries if nothing was sent.
 * The Studio drops a publish that is pressed while it sends a change (`switchMap` in its operation store). Resolves
 * when the publish is answered, because leaving the page earlier would abort it.
 */
export async function publish(page: Page): Promise<void> {
  const button = page.getByTestId("action-publish");
  let requestBody: Request | undefined;
  const listen = (request: Request) => {
    if (isPublish(request)) requestBody ??= request;
  };
  page.on("request", listen);
  await expect(async () => {
    if (requestBody) return;
    await expect(button).toBeEnabled({ timeout: 30_000 });
    await expect.poll(() => pendingWrites.get(page)?.size, { timeout: 30_000 }).toBe(0);
    await button.click();
    await expect.poll(() => requestBody !== undefined, { timeout: 5_000 }).toBe(true);
  }).toPass({ timeout: 60_000 });
  page.off("request", listen);
  await requestBody?.response();
}

function isPublish(request: Request): boolean {
  return (
    /\/data\/actions\//.test(request.url()) &&
    (request.postData() ?? "").includes("sanity.action.document.publish")
  );
}

const documents = z.object({ documents: z.array(z.looseObject({ _id: z.string() })) });

/** Fetches a document of the content lake with the editor's session. Undefined when it does not exist. */
export async function fetchStoredDocument(
  page: Page,
  id: string,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  const answer = await page.request.get(`/lake/v2025-02-19/data/doc/production/${id}`);
  return documents.parse(await answer.json()).documents[0];
}

/** Waits until the draft is gone, and fetches the published document. */
export async function fetchPublishedDocument(
  page: Page,
  id: string,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  await expect.poll(() => fetchStoredDocument(page, `drafts.${id}`), { timeout: 60_000 }).toBeUndefined();
  return fetchStoredDocument(page, id);
}
