import { expect, type Page } from "@playwright/test";
import { maxClicksByTask, type Task } from "./task-click-limits";

/**
 * Counts an editor's clicks from now on, also in the preview. Keys are not counted. The returned function ends the task,
 * and fails if the task took more clicks than its limit.
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
    // This call returns after the last click was reported.
    await page.evaluate(() => undefined);
    expect(clicks, task).toBeLessThanOrEqual(maxClicksByTask[task]);
  };
}
