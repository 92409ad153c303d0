import type { Locator, Page } from "@playwright/test";
import { snapshotContent } from "#tests/support/browser/content-snapshot";
import { buildStudioIfStale, signIn } from "#tests/support/browser/studio";
import { test as base, expect as expectSoon } from "../../fixtures";

/** The Studio starts slowly on a busy machine. */
export const expect = expectSoon.configure({ timeout: 60_000 });

/** Restores the content after all windows are closed, because other files of this worker use the same shop. */
export const restoringTest = base.extend<{ readonly restoredContent: undefined }>({
  restoredContent: async ({ shop }, use) => {
    const putBack = await snapshotContent(shop.dataDir);
    await use(undefined);
    await putBack();
  },
  context: async ({ restoredContent: _, context }, use) => use(context),
});

/** Signs an editor in at the Studio, fails the test on any console error, and restores the content after it. */
export const test = restoringTest.extend<{ readonly signedIn: undefined }>({
  signedIn: [
    async ({ page }, use) => {
      const { errors, forgiven } = collectConsoleErrors(page);
      await signIn(page);
      await use(undefined);
      await Promise.all(forgiven);
      expect(errors, "the console stays quiet").toEqual([]);
    },
    { auto: true },
  ],
});

/** Sets up the tests of an editor. The window is tall, because long forms render only visible fields. */
export function setUpEditorTests(): void {
  test.use({ viewport: { width: 1440, height: 2400 }, actionTimeout: 60_000 });
  test.describe.configure({ timeout: 360_000 });
  test.beforeAll(() => {
    test.setTimeout(600_000);
    buildStudioIfStale();
  });
}

type ConsoleErrors = {
  readonly errors: readonly string[];
  /** Each promise settles when the expected message was confirmed or became an error. */
  readonly forgiven: readonly Promise<unknown>[];
};

function collectConsoleErrors(page: Page): ConsoleErrors {
  const errors: string[] = [];
  const forgiven: Promise<unknown>[] = [];
  page.on("console", (message) => {
    // A Studio that is left during startup still sends its presence on a closed socket.
    if (message.text() === "WebSocket is already in CLOSING or CLOSED state.") return;
    if (message.type() !== "error" || isBlockedSanityCall(message.text())) return;
    // On a busy machine the frame loads after the Studio's timeout. The test ignores the message if the frame loads.
    if (message.text().startsWith("Unable to connect to visual editing."))
      forgiven.push(waitForOverlay(page).catch(() => errors.push(message.text())));
    else errors.push(`${message.text()} ${message.location().url}`.trim());
  });
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("response", (response) => {
    if (response.status() >= 400) errors.push(`${response.status()} ${response.url()}`);
  });
  // Playwright reports no request for a call that the policy blocks, because it never leaves the page.
  page.on("request", (request) => {
    if (!isLocalUrl(request.url())) errors.push(`sent outside: ${request.url()}`);
  });
  return { errors, forgiven };
}

/**
 * The Studio calls sanity.io for a newer version and for feedback, and no option prevents it. The Content-Security-Policy
 * blocks both calls, and the browser logs each in the console (decision 244).
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

/** Resolves when the content of the frame beside a form can be clicked. */
function waitForOverlay(page: Page): Promise<void> {
  return page.frameLocator("iframe").first().locator("sanity-visual-editing").waitFor({ state: "attached" });
}

/** Creates a document of a type. The first open also loads the structure tool. */
export async function createDocument(page: Page, type: string): Promise<void> {
  await page.goto(`/studio/intent/create/type=${type}`);
  const form = page.getByTestId("document-panel-scroller").last();
  await expect(form.getByRole("textbox").first()).toBeEditable({ timeout: 60_000 });
}

/** Sends mutations with the editor's session, for setup and cleanup. */
export async function mutateContent(page: Page, ...mutations: readonly object[]): Promise<void> {
  const answer = await page.request.post("/lake/v2025-02-19/data/mutate/production", {
    headers: { origin: new URL(page.url()).origin },
    data: { mutations },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** The status line of a document: "Last published just now", "Edited 2 min. ago". */
export function locateStatusLine(page: Page): Locator {
  return page.getByTestId("pane-footer").last();
}
