import type { Locator, Page } from "@playwright/test";
import { snapshotContent } from "#tests/support/browser/content-snapshot";
import { buildStudioIfStale, signIn } from "#tests/support/browser/studio";
import { test as base, expect as expectSoon } from "../../fixtures";

/** The Studio of a starved machine takes its time. */
export const expect = expectSoon.configure({ timeout: 60_000 });

type EditorParts = { readonly restoredContent: undefined; readonly signedIn: undefined };

/**
 * A signed-in editor at a Studio that complains of nothing: an error in the console fails the test. What was written is
 * taken back once all windows are closed: other files of this worker ask the same shop.
 */
export const test = base.extend<EditorParts>({
  restoredContent: async ({ shop }, use) => {
    const putBack = await snapshotContent(shop.dataDir);
    await use(undefined);
    await putBack();
  },
  context: async ({ restoredContent: _, context }, use) => use(context),
  signedIn: [
    async ({ page }, use) => {
      const { complaints, forgiven } = collectConsoleErrors(page);
      await signIn(page);
      await use(undefined);
      await Promise.all(forgiven);
      expect(complaints, "the console stays quiet").toEqual([]);
    },
    { auto: true },
  ],
});

/** What every file of editor's tests begins with: long forms draw only what is in view, so the window is tall. */
export function setUpEditorTests(): void {
  test.use({ viewport: { width: 1440, height: 2400 }, actionTimeout: 60_000 });
  test.describe.configure({ timeout: 360_000 });
  test.beforeAll(() => {
    test.setTimeout(600_000);
    buildStudioIfStale();
  });
}

type ConsoleErrors = {
  readonly complaints: readonly string[];
  /** Each ends when what was forgiven has come true, or is a complaint after all. */
  readonly forgiven: readonly Promise<unknown>[];
};

function collectConsoleErrors(page: Page): ConsoleErrors {
  const complaints: string[] = [];
  const forgiven: Promise<unknown>[] = [];
  page.on("console", (message) => {
    // Left while it starts, the Studio says goodbye and then still tells where it is, on the socket it has just closed.
    if (message.text() === "WebSocket is already in CLOSING or CLOSED state.") return;
    if (message.type() !== "error" || isBlockedSanityCall(message.text())) return;
    // On a busy machine the frame comes later than the Studio waits for it: forgiven to a frame that comes.
    if (message.text().startsWith("Unable to connect to visual editing."))
      forgiven.push(waitForOverlay(page).catch(() => complaints.push(message.text())));
    else complaints.push(`${message.text()} ${message.location().url}`.trim());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("response", (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
  });
  // What the policy refuses is no request for Playwright: it never leaves the page.
  page.on("request", (request) => {
    if (!isLocalUrl(request.url())) complaints.push(`sent outside: ${request.url()}`);
  });
  return { complaints, forgiven };
}

/**
 * The Studio asks sanity.io for a newer version and whether feedback is open, and has no option against it. The page's
 * Content-Security-Policy refuses both calls, and the browser reports each in the console (decision 244).
 */
function isBlockedSanityCall(text: string): boolean {
  const isReport =
    /Content Security Policy/.test(text) && /https:\/\/(sanity-cdn\.com|api\.sanity\.io)\//.test(text);
  return isReport || text.startsWith("Failed to fetch version for package (using tag=latest) sanity");
}

function isLocalUrl(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return !/^https?:$/.test(protocol) || ["localhost", "127.0.0.1"].includes(hostname);
}

/** Resolves when what is shown in the frame beside a form can be clicked. */
function waitForOverlay(page: Page): Promise<void> {
  return page.frameLocator("iframe").first().locator("sanity-visual-editing").waitFor({ state: "attached" });
}

/** Begins a document of a type; the first open also loads the whole desk. */
export async function createDocument(page: Page, type: string): Promise<void> {
  await page.goto(`/studio/intent/create/type=${type}`);
  const form = page.getByTestId("document-panel-scroller").last();
  await expect(form.getByRole("textbox").first()).toBeEditable({ timeout: 60_000 });
}

/** Writes to the content past the forms, with the editor's own session: what a test begins with, or takes back. */
export async function mutateContent(page: Page, ...mutations: readonly object[]): Promise<void> {
  const answer = await page.request.post("/lake/v2025-02-19/data/mutate/production", {
    headers: { origin: new URL(page.url()).origin },
    data: { mutations },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** The line at the foot of a document: "Last published just now", "Edited 2 min. ago". */
export function statusLine(page: Page): Locator {
  return page.getByTestId("pane-footer").last();
}
