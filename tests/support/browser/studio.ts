import { execFileSync } from "node:child_process";
import { expect, type Locator, type Page, type Request } from "@playwright/test";
import { z } from "zod";

/** The Studio must be installed and built; a no-op of some milliseconds when it is. */
export function buildStudioIfStale(): void {
  const code =
    'require("./scripts/start/studio.cjs").prepareStudio().catch(e => { console.error(e.message); process.exit(1) })';
  execFileSync(process.execPath, ["-e", code], { stdio: ["ignore", "ignore", "inherit"] });
}

/** What the Studio of a page has sent to the lake and has no answer to yet. */
const pendingWrites = new WeakMap<Page, Set<Request>>();

/** Of a page that came in by another door than `signIn`. */
export function trackWrites(page: Page): void {
  const writes = new Set<Request>();
  pendingWrites.set(page, writes);
  page.on("request", (request) => {
    if (/\/data\/(mutate|actions)\//.test(request.url())) writes.add(request);
  });
  page.on("requestfinished", (request) => writes.delete(request));
  page.on("requestfailed", (request) => writes.delete(request));
}

/** Begun by nobody who does not need it: the Studio's start takes seconds of a processor. */
const lightweightPath = "/studio/favicon.ico";

/** Through the door: the sign-in page and its button. Whoever signed in opens the Studio where it is wanted. */
export async function signIn(page: Page, button = "Open the Studio"): Promise<void> {
  trackWrites(page);
  await page.goto(`/studio/sign-in?next=${lightweightPath}`);
  await page.getByRole("button", { name: button }).click();
  await page.waitForURL(lightweightPath);
}

/** Opens a document in the Studio; the first open also loads the whole desk. */
export async function openDocument(page: Page, type: string, id: string): Promise<void> {
  await page.goto(`/studio/intent/edit/id=${id};type=${type}`);
  await expect(page.getByTestId("document-panel-scroller").first()).toBeVisible({ timeout: 60_000 });
}

/** Opens one block of a page, or one entry of a list, by the words that name it. */
export async function openEntry(page: Page, words: string): Promise<void> {
  await page.getByRole("button", { name: words }).last().click();
  await expect(page.getByRole("dialog").last()).toBeVisible();
}

/** A field by its path, as the Studio marks it: 'title', 'blocks[_key=="welcome"].title'. */
export function field(page: Page, path: string): Locator {
  return page.getByTestId(`field-${path}`).last();
}

/** The text box of a field, once it holds what is stored: an empty, read-only one is not the field. */
export async function textBox(page: Page, path: string, value: string | RegExp): Promise<Locator> {
  const box = field(page, path).getByRole("textbox");
  await expect(box).toHaveValue(value, { timeout: 60_000 });
  await expect(box).toBeEditable();
  return box;
}

/** Writes into a rich-text field, behind the words it ends with. */
export async function appendText(page: Page, path: string, lastWords: string, more: string): Promise<void> {
  await placeCaretAfter(page, path, lastWords);
  await page.keyboard.insertText(more);
}

/** Puts the caret into a rich-text field, behind the words it ends with. */
export async function placeCaretAfter(page: Page, path: string, lastWords: string): Promise<void> {
  await field(page, path).getByText(lastWords).click();
  // The editor takes over the browser's selection a moment after the click; only then the caret stays where it is put.
  await expect(async () => {
    await page.keyboard.press("Control+End");
    await expectCaretStaysAfter(page, lastWords);
  }, `the caret stays behind "${lastWords}"`).toPass({ timeout: 60_000 });
}

/** As many frames as an editor of rich text takes to put its own selection over the browser's, and more. */
const calmFrames = 30;

/** Resolves when the caret has stood behind these words for a while, counted in what the page has drawn. */
async function expectCaretStaysAfter(page: Page, words: string): Promise<void> {
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
    [words, calmFrames] as const,
  );
}

/**
 * Publishes, as an editor does: waits until everything typed is saved, presses Publish, and presses again when nothing
 * came of it. The Studio drops a publish that is pressed while it sends a change (`switchMap` in its operation store).
 * Resolves when the publish is answered: who leaves the page before that takes it back unasked.
 */
export async function publish(page: Page): Promise<void> {
  const button = page.getByTestId("action-publish");
  let asked: Request | undefined;
  const listen = (request: Request) => {
    if (isPublish(request)) asked ??= request;
  };
  page.on("request", listen);
  await expect(async () => {
    if (asked) return;
    await expect(button).toBeEnabled({ timeout: 30_000 });
    await expect.poll(() => pendingWrites.get(page)?.size, { timeout: 30_000 }).toBe(0);
    await button.click();
    await expect.poll(() => asked !== undefined, { timeout: 5_000 }).toBe(true);
  }).toPass({ timeout: 60_000 });
  page.off("request", listen);
  await asked?.response();
}

function isPublish(request: Request): boolean {
  return (
    /\/data\/actions\//.test(request.url()) &&
    (request.postData() ?? "").includes("sanity.action.document.publish")
  );
}

const documents = z.object({ documents: z.array(z.looseObject({ _id: z.string() })) });

/** What the lake holds under an id, read with the editor's own session; undefined when there is nothing. */
export async function fetchStoredDocument(
  page: Page,
  id: string,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  const answer = await page.request.get(`/lake/v2025-02-19/data/doc/production/${id}`);
  return documents.parse(await answer.json()).documents[0];
}

/** The published document, once its draft is gone. */
export async function fetchPublishedDocument(
  page: Page,
  id: string,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  await expect.poll(() => fetchStoredDocument(page, `drafts.${id}`), { timeout: 60_000 }).toBeUndefined();
  return fetchStoredDocument(page, id);
}
