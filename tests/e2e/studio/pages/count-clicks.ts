import { expect, type Page } from "@playwright/test";
import { maxClicksByTask, type Task } from "./task-click-limits";

/**
 * Begins one of an editor's tasks: counts what they press from now on, also in the frame beside a form; keys are typing,
 * not counted. What it gives ends the task, and fails when it took more clicks than the table says.
 */
export async function startTask(page: Page, task: Task): Promise<() => Promise<void>> {
  let clicks = 0;
  await page.exposeFunction("countClick", () => {
    clicks += 1;
  });
  const listen = () => {
    document.addEventListener("click", () => void Reflect.get(window, "countClick")(), true);
  };
  await page.addInitScript(listen);
  await Promise.all(page.frames().map((frame) => frame.evaluate(listen)));
  return async () => {
    // What was pressed last has been told when this has been answered.
    await page.evaluate(() => undefined);
    expect(clicks, task).toBeLessThanOrEqual(maxClicksByTask[task]);
  };
}
