import type { Page } from "@playwright/test";
import { expectNoAxeFindings } from "#tests/support/browser/axe";
import { readAccessibleText } from "#tests/support/states/accessible-text";
import type { ShownElement, Stage, State } from "#tests/support/states/state";
import { expect, test } from "./fixtures";

const widths = [390, 820, 1440];

/** Opens a state and expects what it shows, without errors, axe findings or a sideways scroll at three widths. */
export async function checkState(page: Page, stage: Stage, state: State): Promise<void> {
  const errors = collectErrors(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 390, height: 900 });
  await state.open(page, stage);
  await page.waitForLoadState("networkidle");
  await expect(page).toHaveTitle(state.title);
  // Tables have another order on a phone, so that the texts are compared once.
  for (const element of state.shows) await expectShown(page, element);
  for (const width of widths)
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.getByRole("heading", { level: 1 })).toHaveText([state.heading]);
      expect(await page.evaluate(findWideElements)).toEqual([]);
      await expectNoAxeFindings(page);
    });
  expect(errors.filter((error) => !state.consoleErrors?.test(error))).toEqual([]);
}

async function expectShown(page: Page, shown: ShownElement): Promise<void> {
  const name = "name" in shown ? { name: shown.name, exact: true } : {};
  const elements = page.getByRole(shown.role, name).filter({ visible: true });
  if ("name" in shown) await expect(elements, `${shown.role} ${shown.name}`).toHaveCount(1);
  if (shown.text === undefined) return;
  const readTexts = async () => Promise.all((await elements.all()).map(readAccessibleText));
  await expect.poll(readTexts, { timeout: 5_000 }).toContain(shown.text);
}

/** Runs in the page: describes the elements that make it scroll sideways. */
function findWideElements(): readonly string[] {
  if (document.documentElement.scrollWidth <= innerWidth) return [];
  return [...document.body.querySelectorAll("*")]
    .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
    .filter(
      (element) =>
        ![...element.children].some((child) => child.getBoundingClientRect().right > innerWidth + 1),
    )
    .map(
      (element) =>
        `<${element.tagName.toLowerCase()} class="${element.className}"> ${element.textContent?.slice(0, 60)}`,
    );
}

function collectErrors(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  page.on("pageerror", (error) => errors.push(error.message));
  return errors;
}
