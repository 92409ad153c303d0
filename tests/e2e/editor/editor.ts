import type { Locator, Page } from "@playwright/test";
import { signIn, studioIfStale } from "#tests/support/browser/studio";
import { test as base, expect as expectSoon } from "../fixtures";

/** The Studio of a starved machine takes its time. */
export const expect = expectSoon.configure({ timeout: 30_000 });

/** A signed-in editor at a Studio that complains of nothing: an error in the console fails the test. */
export const test = base.extend<{ readonly signedIn: undefined }>({
  signedIn: [
    async ({ page }, use) => {
      const complaints = complaintsOf(page);
      await signIn(page);
      await use(undefined);
      expect(complaints, "the console stays quiet").toEqual([]);
    },
    { auto: true },
  ],
});

/** What every file of editor's tests begins with: long forms draw only what is in view, so the window is tall. */
export function atTheDesk(): void {
  test.use({ viewport: { width: 1440, height: 2400 }, actionTimeout: 30_000 });
  test.describe.configure({ timeout: 180_000 });
  test.beforeAll(() => {
    test.setTimeout(600_000);
    studioIfStale();
  });
}

export function complaintsOf(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    // Left while it starts, the Studio says goodbye and then still tells where it is, on the socket it has just closed.
    if (message.text() === "WebSocket is already in CLOSING or CLOSED state.") return;
    if (message.type() === "error") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("response", (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
  });
  return complaints;
}

/** Begins a document of a type; the first open also loads the whole desk. */
export async function openNew(page: Page, type: string): Promise<void> {
  await page.goto(`/studio/intent/create/type=${type}`);
  const form = page.getByTestId("document-panel-scroller").last();
  await expect(form.getByRole("textbox").first()).toBeEditable({ timeout: 60_000 });
}

/** Writes to the content past the forms, with the editor's own session: what a test begins with, or takes back. */
export async function write(page: Page, ...mutations: readonly object[]): Promise<void> {
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
