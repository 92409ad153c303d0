import type { Page } from "@playwright/test";
import type { Control, PagePart } from "./control";
import { installControlTools } from "./control-tools";
import {
  type Effect,
  type Press,
  pressAndObserve,
  pressByKeyboard,
  pressByPointer,
} from "./press-and-observe";
import { isReviewed } from "./reviewed-controls";

/** A page in one state. `open` reaches it, also a second time. */
export type Screen = {
  readonly name: string;
  readonly open: () => Promise<unknown>;
  readonly part: PagePart;
};

/** The results of a walk over several screens. */
export type Walk = {
  /** Keys of the controls that were pressed. */
  readonly pressed: Set<string>;
  /** The URLs of all links, with the screen and link that has each one. */
  readonly links: Map<string, string>;
  /** The URLs that were requested. */
  readonly requested: Set<string>;
  /** Controls without an effect, one line each. */
  readonly dead: string[];
};

export function createWalk(): Walk {
  return { pressed: new Set(), links: new Map(), requested: new Set(), dead: [] };
}

/** An opened menu may open another layer. Deeper layers belong to separate screens. */
const deepestLayer = 2;

/**
 * Presses the controls of an open screen that no earlier screen had, by pointer and by keyboard. Records each one without
 * an effect. Controls that appear after a press are pressed too. Returns whether the screen is as it was opened.
 */
export async function pressControls(page: Page, screen: Screen, walk: Walk): Promise<boolean> {
  const disabled = new Map<string, Control>();
  const enabled = new Set<string>();
  const isUntouched = await pressLayer(page, screen, { walk, depth: 0, disabled, enabled });
  for (const [key, control] of disabled)
    if (!enabled.has(key)) recordDead(walk, screen, control, "always disabled");
  return isUntouched;
}

type Progress = {
  readonly walk: Walk;
  readonly depth: number;
  /** The buttons of the screen that were disabled at some time. */
  readonly disabled: Map<string, Control>;
  /** The keys of the controls that were enabled at some time. */
  readonly enabled: Set<string>;
};

async function pressLayer(page: Page, screen: Screen, progress: Progress): Promise<boolean> {
  const todo = record(await listControls(page, screen.part), screen, progress);
  for (const control of todo) {
    // Another screen that is open at the same time may have the same control.
    if (progress.walk.pressed.has(control.key)) continue;
    progress.walk.pressed.add(control.key);
    await pressControl(page, screen, progress, control);
  }
  return todo.length === 0;
}

/** Presses a control by pointer and by keyboard. */
async function pressControl(page: Page, screen: Screen, progress: Progress, control: Control): Promise<void> {
  for (const press of [pressByPointer, pressByKeyboard]) {
    const effect = await pressUntilEffect(page, screen, control, press);
    if (effect === "gone") {
      // It may appear after another press, as the fields of a second address.
      if (press === pressByPointer) progress.walk.pressed.delete(control.key);
      return;
    }
    if (effect === "none" || effect === "unreachable")
      recordDead(progress.walk, screen, control, `${effect} by ${press.name}`);
    const mayShowMore = press === pressByPointer || control.kind === "text";
    if (effect === "changed" && mayShowMore) await pressNextLayer(page, screen, progress, { control, press });
    if (effect === "left" || (await isCovered(page))) await screen.open();
  }
}

async function pressUntilEffect(page: Page, screen: Screen, control: Control, press: Press): Promise<Effect> {
  const effect = await pressAndObserve(page, screen.part, control, press);
  if (!["none", "gone", "unreachable"].includes(effect)) return effect;
  // An earlier press may have had this effect already, or covered or removed the control.
  await screen.open();
  return pressAndObserve(page, screen.part, control, press);
}

/** Presses the controls that appeared after the press of a control. */
async function pressNextLayer(
  page: Page,
  screen: Screen,
  progress: Progress,
  { control, press }: { readonly control: Control; readonly press: Press },
): Promise<void> {
  const controls = await listControls(page, screen.part);
  for (const { key, isEnabled } of controls) if (isEnabled) progress.enabled.add(key);
  const isNew = controls.some((one) => isToPress(one, progress.walk));
  if (!isNew || progress.depth >= deepestLayer) return;
  const open = async () => {
    await screen.open();
    await pressAndObserve(page, screen.part, control, press);
  };
  const next = { ...screen, name: `${screen.name} > ${control.description}`, open };
  await pressLayer(page, next, { ...progress, depth: progress.depth + 1 });
}

function isToPress({ key, isEnabled, isFirst, target }: Control, { pressed }: Walk): boolean {
  const hasProblem = target !== null && "problem" in target;
  return isEnabled && isFirst && !hasProblem && !pressed.has(key);
}

/** Records the links and the disabled buttons among controls, and returns those to press. */
function record(
  controls: readonly Control[],
  screen: Screen,
  { walk, disabled, enabled }: Progress,
): readonly Control[] {
  for (const control of controls) {
    const { key, kind, target, isEnabled } = control;
    if (target && "problem" in target) recordDead(walk, screen, control, target.problem);
    else if (target && !walk.links.has(target.href))
      walk.links.set(target.href, `${screen.name}: ${control.description}`);
    if (isEnabled) enabled.add(key);
    else if (kind === "button") disabled.set(key, control);
  }
  return controls.filter((control) => isToPress(control, walk));
}

function recordDead(walk: Walk, { name }: Screen, control: Control, problem: string): void {
  if (!isReviewed(control)) walk.dead.push(`${name}: ${control.description}: ${problem}`);
}

async function listControls(page: Page, part: PagePart): Promise<readonly Control[]> {
  await page.evaluate(installControlTools);
  return (await page.evaluate((part) => window.controlTools?.list(part), part)) ?? [];
}

/** True if an open dialog or menu keeps the pointer from the page. */
function isCovered(page: Page): Promise<boolean> {
  return page.evaluate(() => document.querySelector("dialog:modal, [popover]:popover-open") !== null);
}
