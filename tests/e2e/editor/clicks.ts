import { expect, type Page } from "@playwright/test";
import { type Task, tasks } from "./tasks";

/**
 * Begins one of an editor's tasks: counts what they press from now on, in this document; keys are typing, not counted.
 * What it gives ends the task, and fails when it took more clicks than the table says.
 */
export async function beginTask(page: Page, task: Task): Promise<() => Promise<void>> {
  const counter = await page.evaluateHandle(() => {
    const counted = { clicks: 0 };
    const count = () => {
      counted.clicks += 1;
    };
    document.addEventListener("click", count, true);
    return counted;
  });
  return async () => {
    const clicks = await counter.evaluate((counted) => counted.clicks);
    expect(clicks, task).toBeLessThanOrEqual(tasks[task]);
  };
}
