import type { Browser } from "@playwright/test";
import type { Stage, State } from "#tests/support/states/state";
import { stateCatalog } from "#tests/support/states/state-catalog";
import { templatePaths } from "#tests/support/states/templates";
import { findBrokenLinks } from "./find-broken-links";
import { createWalk, pressControls, type Walk } from "./press-controls";
import { openBrowser, StepsNeedScript } from "./walk-page";

type WalkedState = Pick<State, "name" | "open">;

const states: readonly WalkedState[] = [
  ...templatePaths.map((path): WalkedState => ({ name: path, open: (page) => page.goto(path) })),
  ...stateCatalog,
];

/** A desktop shows most controls of a screen, and a phone those that replace them. */
const widths = [1440, 390];

/** Pages that are open at once. */
const lanes = 3;

/** Presses the controls of all states, and returns those without an effect. */
export async function walkStates(
  browser: Browser,
  stage: Stage,
  javaScriptEnabled: boolean,
): Promise<readonly string[]> {
  const walk = createWalk();
  const waiting = [...states];
  const walkLane = async () => {
    for (let state = waiting.shift(); state; state = waiting.shift())
      await walkState(browser, { stage, state, walk, javaScriptEnabled });
  };
  await Promise.all(Array.from({ length: lanes }, walkLane));
  return walk.dead;
}

type StateWalk = {
  readonly stage: Stage;
  readonly state: WalkedState;
  readonly walk: Walk;
  readonly javaScriptEnabled: boolean;
};

async function walkState(
  browser: Browser,
  { stage, state, walk, javaScriptEnabled }: StateWalk,
): Promise<void> {
  const { page, openState } = await openBrowser(browser, stage, javaScriptEnabled);
  // The header and the footer are the same on every page.
  const part = state === states[0] ? "page" : "main";
  try {
    let isUntouched = false;
    for (const width of widths) {
      const open = () => openState(state, width);
      if (isUntouched) await page.setViewportSize({ width, height: 900 });
      else await open();
      const screen = { name: `${state.name} at ${width} px`, open, part } as const;
      isUntouched = await pressControls(page, screen, walk);
    }
    walk.dead.push(...(await findBrokenLinks(page, state.name, walk)));
  } catch (error) {
    if (!(error instanceof StepsNeedScript)) walk.dead.push(`${state.name}: ${String(error).slice(0, 300)}`);
  } finally {
    await page.context().close();
  }
}
