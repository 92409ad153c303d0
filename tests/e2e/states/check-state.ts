import type { Page } from "@playwright/test";
import { expectNoAxeFindings } from "#tests/support/browser/axe";
import { collectConsoleErrors } from "#tests/support/browser/console-errors";
import { findWideElements } from "#tests/support/browser/sideways-scroll";
import { readAccessibleText } from "#tests/support/states/accessible-text";
import { matchResponseError, type ShownElement, type Stage, type State } from "#tests/support/states/state";
import { expect, test } from "./fixtures";

const widths = [390, 820, 1440];

/**
 * Opens a state and expects what it shows, its HTTP status, and its console errors alone. Expects no axe findings and no
 * sideways scroll at three widths.
 */
export async function checkState(page: Page, stage: Stage, state: State): Promise<void> {
  const errors = collectConsoleErrors(page);
  const readStatus = trackStatus(page);
  const logBefore = stage.log().length;
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 390, height: 900 });
  await state.open(page, stage);
  await page.waitForLoadState("networkidle");
  expect(readStatus(), "HTTP status").toBe(state.status ?? 200);
  await expect(page).toHaveTitle(state.title);
  for (const width of widths)
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.getByRole("heading", { level: 1 })).toHaveText([state.heading]);
      for (const element of state.shows) await expectShown(page, element, width);
      expect(await findWideElements(page)).toEqual([]);
      // The new width has moved the page, and a sticky bar may cover half a control.
      await page.evaluate(() => window.scrollTo(0, 0));
      await expectNoAxeFindings(page);
    });
  expectErrors(errors, state);
  expect(stage.log().slice(logBefore).split("\n").filter(isAboutLeftOutContent)).toEqual([]);
}

/** Returns a function that returns the HTTP status of the last document. */
function trackStatus(page: Page): () => number | undefined {
  let status: number | undefined;
  page.on("response", (response) => {
    const request = response.request();
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) status = response.status();
  });
  return () => status;
}

/** Expects at least one console error if the state has one, and no other. */
function expectErrors(errors: readonly string[], { consoleErrors, status = 200 }: State): void {
  const expected = consoleErrors ?? (status === 200 ? undefined : matchResponseError(status));
  expect(errors.filter((error) => !expected?.test(error))).toEqual([]);
  if (expected) expect(errors, `console errors like ${expected}`).not.toEqual([]);
}

const isAboutLeftOutContent = (line: string) => line.includes("left out");

async function expectShown(page: Page, shown: ShownElement, width: number): Promise<void> {
  const name = "name" in shown ? { name: shown.name, exact: true } : {};
  const elements = page.getByRole(shown.role, name).filter({ visible: true });
  if ("name" in shown) await expect(elements, `${shown.role} ${shown.name}`).toHaveCount(shown.count ?? 1);
  if (shown.text === undefined) return;
  const readTexts = async () => Promise.all((await elements.all()).map(readAccessibleText));
  const text = typeof shown.text === "function" ? shown.text(width) : shown.text;
  await expect.poll(readTexts, { timeout: 5_000 }).toContain(text);
}
